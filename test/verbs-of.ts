/** The intents that the forms of a console page may post, as its source lists them: `const verbs = {…}`. */
export function verbsOf(source: string): string[] {
  const [, verbs = ''] = /const verbs = \{\n([\s\S]*?)\n {2}\}\n/.exec(source) ?? []
  return [...verbs.matchAll(/^ {4}'?([a-z-]+)'?: \{/gm)].map(([, verb = '']) => verb)
}
