import type { Plugin } from 'vite'

/**
 * Bundles the server with all its packages: finding and reading their 1,700 files took half of a start. `server.js` is the process,
 * `index.js` the app alone, for benchmarks. Both contain every island, since they render all of them; only browsers load them one by one.
 */
export function serverBundle(): Plugin {
  return {
    name: 'server-bundle',
    configEnvironment(name, _config, { command }) {
      if (name !== 'ssr' || command !== 'build') return
      return {
        // The database needs files of its own; Vite is only for development.
        resolve: { noExternal: true, external: ['@electric-sql/pglite', 'vite'] },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          rolldownOptions: {
            input: { index: './app/http.server.ts', server: './server.ts' },
            preserveEntrySignatures: 'strict',
            checks: { ineffectiveDynamicImport: false },
          },
        },
      }
    },
    applyToEnvironment: ({ name }) => name === 'ssr',
    // React Router expects a single file. V8 keeps its text in memory for as long as the process lives, comments and blanks too; names
    // stay as they are, for the log.
    outputOptions: (options) => ({
      ...options,
      entryFileNames: '[name].js',
      minify: { compress: true, mangle: false, codegen: true },
    }),
    // After the minifier, which unescapes characters.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inOneByte(file.code)
      },
    },
  }
}

/** One letter beyond ASCII makes Node read a whole file's text in two bytes per character: 6 MB of memory. */
function inOneByte(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
