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
  }
}
