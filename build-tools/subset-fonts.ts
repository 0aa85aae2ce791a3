/**
 * Makes the site's two font files: `npx node build-tools/subset-fonts.ts`. Run by hand when a character or weight is missing; the results
 * are in app/ui/look/fonts. Why these two: docs/decisions/0006-type.md.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { withTableOf } from './sfnt-table.ts'

const limitBytes = 50 * 1024

/** ASCII, Latin-1 for names (Irish fadas included) and for French on a wine list, and typographic punctuation. */
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'Œœ‘’‚“”„–—…•€−×·′″←↑→↓'].join('')

const fonts = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    to: 'app/ui/look/fonts/newsreader-display.woff2',
    // The largest optical size only: everything set in it is a heading.
    variationAxes: { wght: { min: 280, max: 380 }, opsz: 72 },
    // Every pair keeps its kerning, fixed at this weight: its variation would be larger than the outlines.
    kerning: { wght: 330, opsz: 72 },
  },
  {
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    to: 'app/ui/look/fonts/source-sans-3.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    kerning: { wght: 400 },
  },
]

const options = { keepFeatures: ['kern', 'liga', 'pnum', 'tnum', 'locl', 'ccmp'] }

let total = 0
for (const { from, to, variationAxes, kerning } of fonts) {
  const whole = await readFile(`node_modules/${from}`)
  const cut = (axes: typeof variationAxes | typeof kerning) =>
    subsetFont(whole, characters, { ...options, targetFormat: 'truetype', variationAxes: axes })
  const kerned = withTableOf(await cut(variationAxes), await cut(kerning), 'GPOS')
  const font = await subsetFont(kerned, undefined, { ...options, keepAllGlyphs: true, targetFormat: 'woff2' })
  await writeFile(to, font)
  total += font.length
  console.error(`${to} ${font.length} bytes`)
}
if (total > limitBytes) throw new Error(`${total} bytes are more than the ${limitBytes} allowed`)

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
