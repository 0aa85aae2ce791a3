import { createHash } from 'node:crypto'
import { sheets } from 'virtual:page-styles'
import type { Piece, Pieces } from '../../build-tools/page-styles-pieces.ts'

/** An internal response header that is never sent: the hash which the content policy must allow for this document's own sheet, or ''. */
export const styleHashHeader = 'x-style-hash'

/**
 * Inlines a document's style sheets, keeping only the rules that can match its HTML, so that nothing has to be fetched before the first
 * paint. Scripts that add elements later bring the whole sheets (site/head-script/complete-styles.ts).
 * @returns the hash for the content policy; '' when nothing was changed.
 */
export function inlineStyles(html: string, known = sheets): { html: string; hash: string } {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].flatMap(([tag, href = '']) => {
    const pieces = known[href]
    return pieces ? [{ tag, href, pieces }] : []
  })
  const [first] = links
  if (!first) return { html, hash: '' }
  const hrefs = links.map(({ href }) => href).join(' ')
  const words = wordsOf(html)
  const { css, late, hash } = chosen(`${hrefs} ${[...words].sort().join(' ')}`, () =>
    choose(
      links.map(({ pieces }) => pieces),
      words,
    ),
  )
  const style = `<style data-sheets="${hrefs}">${css}</style>`
  const inlined = links.reduce((text, { tag }) => text.replace(tag, () => (tag === first.tag ? style : '')), html)
  return {
    html: inlined.replace(
      '<script data-entry',
      () => `<script type="text/plain" id="late-styles">${late}</script><script data-entry`,
    ),
    hash,
  }
}

type Choice = { css: string; late: string; hash: string }

/** Documents with the same elements and classes need the same rules, and almost all requested documents share theirs. */
const choices = new Map<string, Choice>()

function chosen(key: string, make: () => Choice): Choice {
  const choice = choices.get(key) ?? make()
  if (choices.size > 500) choices.clear()
  choices.set(key, choice)
  return choice
}

function choose(sheets: Pieces[], words: Set<string>): Choice {
  const all = sheets.map(({ now, late }) => keep([...now, ...late], words, isProperty)).join('')
  const isUsed = remember((word) => words.has(word) || all.includes(word))
  const textOf = (which: keyof Pieces) => sheets.map((pieces) => keep(pieces[which], words, isUsed)).join('')
  const css = textOf('now')
  return { css, late: textOf('late'), hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` }
}

/** Hundreds of rules ask for the same few words, and each search scans all of them. */
function remember(find: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>()
  return (word) => {
    const found = known.get(word) ?? find(word)
    known.set(word, found)
    return found
  }
}

/** A custom property may be used only by another one, which is known once all are collected. */
function isProperty(word: string): boolean {
  return word.startsWith('var(')
}

/** A document's elements and classes, and the names in its style attributes. */
function wordsOf(html: string): Set<string> {
  const words = new Set(['html'])
  for (const [, element = ''] of html.matchAll(/<([a-zA-Z][a-zA-Z0-9]*)/g)) words.add(element)
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    const plain = classes.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    for (const name of plain.split(' ')) words.add(`.${name}`)
  }
  for (const [property] of html.matchAll(/var\(--[\w-]+/g)) words.add(property)
  for (const [, style = ''] of html.matchAll(/ style="([^"]*)"/g))
    for (const [name] of style.matchAll(/[a-zA-Z-][\w-]*/g)) words.add(name)
  return words
}

function keep(pieces: Piece[], words: Set<string>, isUsed: (word: string) => boolean): string {
  return pieces
    .map((piece) => {
      if ('word' in piece) return isUsed(piece.word) ? piece.text : ''
      if ('text' in piece) return piece.text
      if ('within' in piece) {
        const inner = keep(piece.pieces, words, isUsed)
        return inner === '' ? '' : `${piece.within}{${inner}}`
      }
      const selectors = piece.rule.filter(({ needs }) => needs.every((word) => words.has(word)))
      const body = piece.body
        .map((line) => (typeof line === 'string' ? line : isUsed(line.word) ? line.text : ''))
        .filter(Boolean)
      if (selectors.length === 0 || body.length === 0) return ''
      return `${selectors.map(({ selector }) => selector).join()}{${body.join(';')}}`
    })
    .join('')
}
