import type { Plugin } from 'vite'

const changes = [
  // On import it inserts a `<style>`, which the content policy forbids and ui/look/notices.css makes needless: it imports the same sheet.
  { what: 'insert its style', from: /^__insertCSS\(.*\);?$/m, to: '' },
  // The specification's toasts swipe away after 20 px; sonner has no option for it.
  { what: 'have its swipe threshold', from: /^const SWIPE_THRESHOLD = 45;$/m, to: 'const SWIPE_THRESHOLD = 20;' },
]

/** Patches sonner's code where its options do not reach. Not in development. */
export function fitSonner(): Plugin {
  return {
    name: 'fit-sonner',
    apply: 'build',
    transform(code, id) {
      if (!/sonner\/dist\/index\.mjs$/.test(id)) return null
      let fitted = code
      for (const { what, from, to } of changes) {
        if (!from.test(fitted)) this.error(`sonner does not ${what} where we change it any more`)
        fitted = fitted.replace(from, to)
      }
      return { code: fitted, map: null }
    },
  }
}
