import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { inlineScript } from './build-tools/inline-script.ts'
import { pageStyles } from './build-tools/page-styles.ts'
import { pictures } from './build-tools/pictures/plugin.ts'
import { understanding } from './build-tools/understanding-plugin.ts'
import { routerPlugin } from './test/router-plugin.ts'

const tests = globSync('{app,build-tools,test}/**/*.test.{ts,tsx}')
/** These mock modules, which would leak to later files in the same process. */
const replacing = tests.filter((path) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(path, 'utf8')))
/**
 * These start houses, commands and database servers of their own, which takes a fifth of the time. `npm test` leaves them to
 * `npm run test:all`.
 */
const withProcesses = tests.filter((path) =>
  /\b(?:startProcess|prepareDirectory|startTwoInstances|ViteDevServer)\b/.test(readFileSync(path, 'utf8')),
)
const others = tests.filter((path) => !replacing.includes(path) && !withProcesses.includes(path))

export default defineConfig({
  test: {
    globalSetup: './test/global-setup.ts',
    // One per core: the default leaves one of two cores idle.
    maxWorkers: '100%',
    projects: [
      // A worker loads the app once, not once per file: that saves a fifth of the time.
      project({ name: 'together', include: others, isolate: false }),
      project({ name: 'apart', include: replacing.filter((path) => !withProcesses.includes(path)) }),
      project({ name: 'with-processes', include: withProcesses }),
    ],
  },
})

function project(test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    plugins: [inlineScript(), pictures(), pageStyles(), understanding(), routerPlugin()],
    test: {
      ...test,
      setupFiles: './test/setup.ts',
      // For busy machines; no test takes this long otherwise.
      testTimeout: 90_000,
      hookTimeout: 90_000,
      expect: { poll: { timeout: 60_000 } },
      // Optimising the embedded database's code costs each worker more CPU time than its few queries.
      execArgv: ['--liftoff-only'],
    },
  }
}
