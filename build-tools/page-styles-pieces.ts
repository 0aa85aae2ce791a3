/** Takes a style sheet apart into pieces of which a document carries only those that it needs (app/page-styles.server.ts). */
import postcss, { type AtRule, type Container, list, type Rule } from 'postcss'

/** Kept when `word` stands in what is kept of the rest: an animation, a custom property. */
export type Optional = { word: string; text: string }
export type Piece =
  /** A selector matters to a document in which all of its words stand: `.class` or the name of an element. */
  | { rule: { selector: string; needs: string[] }[]; body: (string | Optional)[] }
  | { within: string; pieces: Piece[] }
  | Optional
  | { text: string }

/** `late`: what checkers of HTML do not know yet. It travels as data and a script puts it in force (site/boot.ts). */
export type Pieces = { now: Piece[]; late: Piece[] }

export function piecesOf(css: string): Pieces {
  const sheet = postcss.parse(css)
  return { now: [...unregistered(sheet), ...read(sheet, false)], late: [...registered(sheet), ...read(sheet, true)] }
}

function registered(sheet: Container): Piece[] {
  const pieces: Piece[] = []
  sheet.walkAtRules('property', (rule) => {
    pieces.push({ word: `var(${rule.params}`, text: rule.toString() })
  })
  return pieces
}

/**
 * Says by a plain rule what `@property` says of properties that are not inherited, where no script puts the late sheet in force.
 * It costs a tenth of every element's style: where a script does, nothing matches it.
 */
function unregistered(sheet: Container): Piece[] {
  const body: Optional[] = []
  sheet.walkAtRules('property', (rule) => {
    const initial = rule.nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value')
    const value = initial?.type === 'decl' ? initial.value : 'initial'
    body.push({ word: `var(${rule.params}`, text: `${rule.params}:${value}` })
  })
  const rule = ['*', '::before', '::after', '::backdrop'].map((part) => ({
    selector: `:root:not([data-js]) ${part}`,
    needs: [],
  }))
  return [{ within: '@layer properties', pieces: [{ rule, body }] }]
}

function read(container: Container, late: boolean): Piece[] {
  return (container.nodes ?? []).flatMap((node): Piece[] => {
    if (node.type === 'rule') return readRule(node as Rule, late)
    if (node.type === 'atrule') return readAtRule(node as AtRule, late)
    return []
  })
}

function readRule(rule: Rule, late: boolean): Piece[] {
  const lateRule = /::view-transition/.test(rule.selector)
  const nodes = rule.nodes.filter((node) => {
    if (lateRule) return late
    if (node.type === 'decl') return lateProperties.test(node.prop) === late
    return node.type === 'atrule' ? isLate(node) === late : node.type === 'rule' && !late
  })
  // The same line four times, as prefixes are added and merged, says no more than once.
  const texts = [...new Set(nodes.map((node) => node.toString().replace(/,\s*--tw-gradient-[\w-]+/g, '')))]
  const body = texts.map((text) => {
    const [property] = /^--[\w-]+(?=:)/.exec(text) ?? []
    return property ? { word: `var(${property}`, text } : text
  })
  const kept = rule.selectors.filter((selector) => !notInDocuments.test(selector))
  if (kept.length === 0 || body.length === 0) return []
  const rules = kept.length === 1 ? alternatives(kept[0] ?? '').map((selector) => [selector]) : [kept]
  return rules.map((selectors) => ({ rule: selectors.map((selector) => ({ selector, needs: needsOf(selector) })), body }))
}

/**
 * A list with `:has()` in it is packed into `:is(…)`, for browsers that do not know it, and is then tried on every element. Each
 * of them as a rule of its own serves these browsers as well, and a document needs few of them.
 */
function alternatives(selector: string): string[] {
  const [, inner = ''] = /^:is\((.*)\)$/s.exec(selector) ?? []
  return inner.includes(':has(') && isClosed(inner) ? list.comma(inner) : [selector]
}

/** Whether every bracket closes one that was opened before it: not so in what `:is(a):has(b)` has between its first and its last. */
function isClosed(text: string): boolean {
  let open = 0
  for (const sign of text) {
    if (sign === '(') open++
    if (sign === ')' && --open < 0) return false
  }
  return open === 0
}

function readAtRule(rule: AtRule, late: boolean): Piece[] {
  // For browsers of 2023 Tailwind repeats what `@property` says.
  if (rule.name === 'property' || /margin-trim/.test(rule.params)) return []
  const whole = { text: rule.toString() + (rule.nodes ? '' : ';') }
  if (isLate(rule)) return late ? [whole] : []
  const group = rule.nodes && /^(layer|media|supports|scope)$/.test(rule.name)
  if (!group) {
    if (late) return []
    return [/keyframes$/.test(rule.name) ? { word: rule.params, ...whole } : whole]
  }
  const pieces = read(rule, late)
  return pieces.length > 0 ? [{ within: `@${rule.name} ${rule.params}`, pieces }] : []
}

function isLate(rule: AtRule): boolean {
  return /^(starting-style|view-transition|container)$/.test(rule.name) || /interpolate-size|animation-timeline/.test(rule.params)
}

const lateProperties = /^(container-type|field-sizing|interpolate-size|vector-effect|paint-order|animation-(timeline|range))$/

/** What no document has before a script put it there, and before that the whole sheet is fetched. */
const notInDocuments = /\[data-sonner|^html\[dir=|^:host$/

function needsOf(selector: string): string[] {
  // Inside brackets stands what may, or must not, be: only what is outside must.
  let certain = selector
  for (let before = ''; before !== certain; ) {
    before = certain
    certain = certain.replace(/(?<!\\):(?:not|is|where|has|nth-[\w-]+|host|dir|lang|state|part|slotted)\([^()]*\)/g, '')
  }
  certain = certain.replace(/\[[^\]]*\](?<!\\\])/g, '')
  const classes = [...certain.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) => `.${plain(name)}`)
  const rest = certain.replace(/[.#](?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+/gi, '').replace(/::?[\w-]+(\([^)]*\))?/g, '')
  const elements = [...rest.matchAll(/[a-z][a-z0-9-]*/g)].map(([name]) => name)
  return [...classes, ...elements]
}

function plain(escaped: string): string {
  return escaped
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/\\(.)/g, '$1')
}
