import type { Plugin } from 'vite'

/**
 * The server's build is the whole house with its packages: to find and read their 1,700 files took half of a start.
 * `server.js` is the process, `index.js` the app alone, which measurements import. Both render every island at once; only
 * browsers fetch them one by one.
 */
export function serverBundle(): Plugin {
  return {
    name: 'server-bundle',
    configEnvironment(name, _config, { command }) {
      if (name !== 'ssr' || command !== 'build') return
      return {
        // The database brings files of its own; Vite is for development.
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
    // React Router has one file in mind.
    outputOptions: (options) => ({ ...options, entryFileNames: '[name].js' }),
    // After the minifier, which writes letters as they are.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inOneByte(file.code)
      },
    },
  }
}

/** A hundred curly quotes make V8 keep all of a file's text in two bytes a letter: 6 MB of the house's memory. */
function inOneByte(code: string): string {
  return code.replace(/[^\0-\u00ff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
