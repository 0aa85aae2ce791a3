/**
 * The URL of the pre-trained understanding, for `new URL`, or what to train it from. The bundler sets the former and empties the latter
 * (build-tools/understanding-plugin.ts); on plain Node it is trained on first use.
 */
import { allExemplars } from '#app/understanding/exemplars/exemplars.ts'
import { englishWords } from '#app/understanding/spelling/english-words.ts'

export const learntFile: string | undefined = undefined
export const exemplarsToLearn = allExemplars
export const englishToLearn = englishWords
