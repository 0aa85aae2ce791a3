import type { Plugin } from 'vite'

/**
 * sonner puts a `<style>` into the page when its module runs, which the content policy forbids and which ui/notices.css
 * makes needless: it imports the same sheet. In development the policy lets it be.
 */
export function sonnerWithoutStyle(): Plugin {
  return {
    name: 'sonner-without-style',
    apply: 'build',
    transform(code, id) {
      if (!/sonner\/dist\/index\.mjs$/.test(id)) return null
      const without = code.replace(/^__insertCSS\(.*\);?$/m, '')
      if (without === code) this.error('sonner no longer inserts its style where we remove it')
      return { code: without, map: null }
    },
  }
}
