// Required by the house that is fuzzed (`memory.ts`).
const { renameSync, writeFileSync } = require('node:fs')
const { isMainThread } = require('node:worker_threads')

if (isMainThread)
  process.on('SIGUSR2', () => {
    // Twice: what a finaliser lets go of is gone after the second.
    globalThis.gc()
    globalThis.gc()
    const file = process.env.MEMORY_FILE
    writeFileSync(`${file}.new`, JSON.stringify(process.memoryUsage()))
    renameSync(`${file}.new`, file)
  })
