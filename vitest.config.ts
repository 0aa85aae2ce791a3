import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vitest/config'
import { inlineScript } from './build-tools/inline-script.ts'
import { pageStyles } from './build-tools/page-styles.ts'
import { pictures } from './build-tools/pictures-plugin.ts'
import { understanding } from './build-tools/understanding-plugin.ts'

export default defineConfig({
  // With React Router's plugin the whole app runs inside a test, through app.request.
  plugins: [inlineScript(), pictures(), pageStyles(), understanding(), reactRouter()],
  test: {
    include: ['{app,build-tools,test}/**/*.test.{ts,tsx}'],
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/setup.ts',
    // One a core: the default leaves a core of two idle.
    maxWorkers: '100%',
    // For machines that are busy with other things; no test waits.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // Optimising the embedded database's code costs each worker more processor time than its few queries do.
    execArgv: ['--liftoff-only'],
  },
})
