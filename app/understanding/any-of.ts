/** Long alternatives, a few to a line, so that each can be read, explained and changed by itself. */
const joined = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source).join('|')
const flagsOf = ([first]: readonly RegExp[]) => first?.flags ?? ''

/** Whole words: any of these. All have the flags of the first. */
export const anyOf = (...patterns: RegExp[]) => new RegExp(`\\b(?:${joined(patterns)})\\b`, flagsOf(patterns))

/** Whole words, in singular or plural: any of these. */
export const singularOrPlural = (...patterns: RegExp[]) => new RegExp(`\\b(?:${joined(patterns)})(?:s|es)?\\b`, flagsOf(patterns))

/** From the beginning of a word on: any of these. */
export const anyFrom = (...patterns: RegExp[]) => new RegExp(`\\b(?:${joined(patterns)})`, flagsOf(patterns))

/** Any of these, wherever. */
export const either = (...patterns: RegExp[]) => new RegExp(joined(patterns), flagsOf(patterns))

/** Any of these, between what comes before and after them. With the flags of `before`. */
export const framed = (before: RegExp, patterns: readonly RegExp[], after?: RegExp) =>
  new RegExp(`${before.source}(?:${joined(patterns)})${after?.source ?? ''}`, before.flags)

/** The same for a part of a pattern that is made of strings. */
export const oneOf = (...alternatives: string[]) => `(?:${alternatives.join('|')})`
