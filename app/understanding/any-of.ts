/** Long alternatives, one to a line, so that each can be read and explained by itself. */
const sources = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source).join('|')

/** Whole words: any of these. */
export const anyOf = (...patterns: RegExp[]) => new RegExp(`\\b(?:${sources(patterns)})\\b`)

/** From the beginning of a word on: any of these. */
export const anyFrom = (...patterns: RegExp[]) => new RegExp(`\\b(?:${sources(patterns)})`)
