/** Text as SVG paths, so that no font has to be installed where the site is built. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Face, Font, Blob as FontBlob, Buffer as FontBuffer, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

export type Lettering = {
  /** A line's width in pixels at a size; `tracking` is added after each letter, in em. */
  widthOf(text: string, size: number, tracking?: number): number
  /** An SVG group with its baseline at (x, y). */
  draw(text: string, at: { x: number; y: number; size: number; tracking?: number; fill: string }): string
  /** Broken at spaces into lines no wider than this. */
  wrap(text: string, size: number, widest: number): string[]
}

const letters = ' !&()+,-./0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzáéíóúÁÉÍÓÚ–—‘’“”€'

/** The display serif of the site. */
const display = join(import.meta.dirname, '../../app/ui/look/fonts/newsreader-display.woff2')

export async function openLettering(weight: number): Promise<Lettering> {
  const bytes = await subsetFont(await readFile(display), letters, { targetFormat: 'truetype', variationAxes: { wght: weight } })
  const face = new Face(new FontBlob(new Uint8Array(bytes).buffer))
  const font = new Font(face)

  function glyphs(text: string) {
    const buffer = new FontBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const positions = buffer.getGlyphPositions()
    return buffer.getGlyphInfos().map((info, index) => ({ id: info.codepoint, advance: positions[index]?.xAdvance ?? 0 }))
  }

  function widthOf(text: string, size: number, tracking = 0): number {
    const advance = glyphs(text).reduce((sum, glyph) => sum + glyph.advance + tracking * face.upem, 0)
    return (advance / face.upem) * size
  }

  return {
    widthOf,
    draw(text, { x, y, size, tracking = 0, fill }) {
      let pen = 0
      const paths = glyphs(text).map((glyph) => {
        const path = `<path transform="translate(${pen})" d="${font.glyphToPath(glyph.id)}"/>`
        pen += glyph.advance + tracking * face.upem
        return path
      })
      const scale = size / face.upem
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
    },
    wrap(text, size, widest) {
      const lines: string[] = []
      for (const word of text.split(' ')) {
        const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
        if (lines.length > 0 && widthOf(longer, size) <= widest) lines[lines.length - 1] = longer
        else lines.push(word)
      }
      return lines
    },
  }
}
