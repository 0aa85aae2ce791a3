/** Builds long alternations from short lines, so that each can be read, explained and changed by itself. */
const joined = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source).join('|')
const flagsOf = ([first]: readonly RegExp[]) => first?.flags ?? ''

/** Any of these as whole words, with the flags of the first. */
export const anyOf = (...patterns: RegExp[]) => new RegExp(`\\b(?:${joined(patterns)})\\b`, flagsOf(patterns))

/** Any of these as whole words, in the singular or plural. */
export const singularOrPlural = (...patterns: RegExp[]) => new RegExp(`\\b(?:${joined(patterns)})(?:s|es)?\\b`, flagsOf(patterns))

/** Any of these at the beginning of a word. */
export const anyFrom = (...patterns: RegExp[]) => new RegExp(`\\b(?:${joined(patterns)})`, flagsOf(patterns))

/** Any of these, anywhere. */
export const either = (...patterns: RegExp[]) => new RegExp(joined(patterns), flagsOf(patterns))

/** Any of these between `before` and `after`, with the flags of `before`. */
export const framed = (before: RegExp, patterns: readonly RegExp[], after?: RegExp) =>
  new RegExp(`${before.source}(?:${joined(patterns)})${after?.source ?? ''}`, before.flags)

/** The same as a string, for patterns that are put together from strings. */
export const oneOf = (...alternatives: string[]) => `(?:${alternatives.join('|')})`
