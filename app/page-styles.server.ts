import { createHash } from 'node:crypto'
import { sheets } from 'virtual:page-styles'
import type { Piece } from '../build-tools/page-styles-pieces.ts'

/** On an answer of ours, never sent: what the content policy has to allow of this document's own sheet, or ''. */
export const styleHashHeader = 'x-style-hash'

/**
 * Puts the style sheets of a document into it: of each rule only what can match its HTML, so that nothing has to be fetched
 * before the first paint. What scripts add later brings the whole sheets (site/complete-styles.ts).
 * @returns the hash for the content policy; '' when nothing was changed.
 */
export function inlineStyles(html: string, known = sheets): { html: string; hash: string } {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].flatMap(([tag, href = '']) => {
    const pieces = known[href]
    return pieces ? [{ tag, href, pieces }] : []
  })
  const [first] = links
  if (!first) return { html, hash: '' }
  const words = wordsOf(html)
  const all = html + links.map(({ pieces }) => keep([...pieces.now, ...pieces.late], words, isProperty)).join('')
  const isUsed = remember((word) => all.includes(word))
  const textOf = (which: 'now' | 'late') => links.map(({ pieces }) => keep(pieces[which], words, isUsed)).join('')
  const css = textOf('now')
  const late = `<script type="text/plain" id="late-styles">${textOf('late')}</script>`
  const style = `<style data-sheets="${links.map(({ href }) => href).join(' ')}">${css}</style>`
  const inlined = links.reduce((text, { tag }) => text.replace(tag, () => (tag === first.tag ? style : '')), html)
  return {
    html: inlined.replace('<script data-entry', () => `${late}<script data-entry`),
    hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  }
}

/** The same few words are asked for by hundreds of rules, and each search reads the whole document. */
function remember(find: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>()
  return (word) => {
    const found = known.get(word) ?? find(word)
    known.set(word, found)
    return found
  }
}

/** A property may be used by another alone: whether it is can be told when all of them are there. */
function isProperty(word: string): boolean {
  return word.startsWith('var(')
}

/** Elements and classes of a document. */
function wordsOf(html: string): Set<string> {
  const words = new Set(['html'])
  for (const [, element = ''] of html.matchAll(/<([a-zA-Z][a-zA-Z0-9]*)/g)) words.add(element)
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    const plain = classes.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    for (const name of plain.split(' ')) words.add(`.${name}`)
  }
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
