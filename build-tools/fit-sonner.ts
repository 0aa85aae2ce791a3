import type { Plugin } from 'vite'

const changes = [
  // It puts a `<style>` into the page when its module runs, which the content policy forbids and which ui/look/notices.css makes
  // needless: it imports the same sheet.
  { what: 'insert its style', from: /^__insertCSS\(.*\);?$/m, to: '' },
  // The specification's notices go with a swipe of 20 px; sonner has no property for it.
  { what: 'have its swipe threshold', from: /^const SWIPE_THRESHOLD = 45;$/m, to: 'const SWIPE_THRESHOLD = 20;' },
]

/** Changes in sonner's code what its properties do not reach. In development it is left as it is. */
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
