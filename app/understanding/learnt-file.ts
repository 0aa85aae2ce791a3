/**
 * Where the understanding lies that was learnt ahead, as an address for `new URL`. The bundler puts it here
 * (build-tools/understanding-plugin.ts); on plain Node there is none, and the understanding is learnt when first needed.
 */
export const learntFile: string | undefined = undefined
