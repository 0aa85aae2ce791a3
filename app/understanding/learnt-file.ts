/**
 * Where the understanding lies that was learnt ahead, as an address for `new URL`, or what to learn it from. The bundler puts the one
 * in the place of both (build-tools/understanding-plugin.ts); on plain Node it is learnt when first needed.
 */
import { allExemplars } from '#app/understanding/exemplars/exemplars.ts'

export const learntFile: string | undefined = undefined
export const exemplarsToLearn = allExemplars
