import { build, type Plugin } from 'vite'

const suffix = '?inline-script'

/**
 * `import code from './boot.ts?inline-script'` gives the bundled, minified script as a string, to inline into the document. Being a
 * module, it can import shared rules (which day is a weekend) instead of repeating them.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer, { skipSelf: true })
      return resolved ? `${resolved.id}${suffix}` : null
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null
      const entry = id.slice(0, -suffix.length)
      const result = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          minify: true,
          target: 'es2022',
          copyPublicDir: false,
          rolldownOptions: { input: entry, output: { format: 'iife' } },
        },
      })
      const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
      const chunk = outputs.find((one) => one.type === 'chunk')
      if (chunk?.type !== 'chunk') this.error(`nothing came out of ${entry}`)
      for (const file of chunk.moduleIds) if (!file.startsWith('\0')) this.addWatchFile(file)
      return `export default ${JSON.stringify(chunk.code.trim())}`
    },
  }
}
