/** Splits a style sheet into pieces, of which a document contains only those that it needs (app/documents/page-styles.server.ts). */
import postcss, { type AtRule, type Container, list, type Rule } from 'postcss'

/** Kept if `word` occurs in the rest of what is kept: an animation, a custom property. */
type Optional = { word: string; text: string }
export type Piece =
  /** A selector matters to a document that contains all of its words: `.class` or an element's name. */
  | { rule: { selector: string; needs: string[] }[]; body: (string | Optional)[] }
  | { within: string; pieces: Piece[] }
  | Optional
  | { text: string }

/** `late`: CSS that HTML checkers do not know yet, sent as data and applied by a script (site/head-script/boot.ts). */
export type Pieces = { now: Piece[]; late: Piece[] }

export function piecesOf(css: string): Pieces {
  const sheet = postcss.parse(summed(css))
  return { now: [...unregistered(sheet), ...read(sheet, false)], late: [...registered(sheet), ...read(sheet, true)] }
}

/** What is calculated from constants: the minifier leaves it where it also meets `env()`, and in custom properties. */
function summed(css: string): string {
  const shorter = css
    .replace(/\bcalc\((\d+)px \+ (\d+)px(?= [+-] |\))/g, (_, one, other) => `calc(${Number(one) + Number(other)}px`)
    .replace(/\bcalc\((\d+px)\)/g, '$1')
  return shorter === css ? css : summed(shorter)
}

function registered(sheet: Container): Piece[] {
  const pieces: Piece[] = []
  sheet.walkAtRules('property', (rule) => {
    pieces.push({ word: `var(${rule.params}`, text: rule.toString() })
  })
  return pieces
}

/**
 * Adds a plain rule for each non-inherited `@property`, for documents to which no script applies the late sheet. The rule costs a tenth of
 * every element's styling, so once a script has applied that sheet, nothing matches it.
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

/** Only what is late, only what is not, or both. */
type Part = boolean | 'both'

function read(container: Container, late: Part): Piece[] {
  return (container.nodes ?? []).flatMap((node): Piece[] => {
    if (node.type === 'rule') return readRule(node as Rule, late)
    if (node.type === 'atrule') return readAtRule(node as AtRule, late)
    return []
  })
}

function readRule(rule: Rule, late: Part): Piece[] {
  const lateRule = /::view-transition/.test(rule.selector)
  const nodes = rule.nodes.filter((node) => {
    if (late === 'both') return true
    if (lateRule) return late
    if (node.type === 'decl') return lateProperties.test(node.prop) === late
    return node.type === 'atrule' ? isLate(node) === late : node.type === 'rule' && !late
  })
  // Prefixing and merging can repeat a line four times; once is enough.
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
 * A list with `:has()` is wrapped in `:is(…)`, for browsers that do not support it, and then tested on every element. Separate rules
 * serve those browsers as well, and a document needs few of them.
 */
function alternatives(selector: string): string[] {
  const [, inner = ''] = /^:is\((.*)\)$/s.exec(selector) ?? []
  return inner.includes(':has(') && isClosed(inner) ? list.comma(inner) : [selector]
}

/** Whether the brackets are balanced, unlike those between the first and the last in `:is(a):has(b)`. */
function isClosed(text: string): boolean {
  let open = 0
  for (const sign of text) {
    if (sign === '(') open++
    if (sign === ')' && --open < 0) return false
  }
  return open === 0
}

function readAtRule(rule: AtRule, late: Part): Piece[] {
  // For browsers of 2023, Tailwind repeats what `@property` declares.
  if (rule.name === 'property' || /margin-trim/.test(rule.params)) return []
  const whole = { text: rule.toString() + (rule.nodes ? '' : ';') }
  if (isLate(rule)) {
    if (!late) return []
    return rule.name === 'supports' ? [{ within: `@supports ${rule.params}`, pieces: read(rule, 'both') }] : [whole]
  }
  const group = rule.nodes && /^(layer|media|supports|scope)$/.test(rule.name)
  if (!group) {
    if (late === true) return []
    return [/keyframes$/.test(rule.name) ? { word: rule.params, ...whole } : whole]
  }
  const pieces = read(rule, late)
  return pieces.length > 0 ? [{ within: `@${rule.name} ${rule.params}`, pieces }] : []
}

function isLate(rule: AtRule): boolean {
  return /^(starting-style|view-transition|container)$/.test(rule.name) || /interpolate-size|animation-timeline/.test(rule.params)
}

const lateProperties = /^(container-type|field-sizing|interpolate-size|vector-effect|paint-order|animation-(timeline|range))$/

/** A name that is in no document until a script adds it, which first loads the whole sheet. */
const notInDocuments = /\[data-sonner|^html\[dir=|^:host$/

function needsOf(selector: string): string[] {
  // What is inside brackets may match or must not match: only what is outside is required.
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
