// How the server process is started, by `npm start` and by benchmarks, and the programs that open the database for a while.

// PostgreSQL is a large WebAssembly program: with V8's baseline compiler alone it starts in half the time with a third of the memory.
export const commandFlags = ['--disable-warning=ExperimentalWarning', '--liftoff-only']
// Room for 8 MB of young objects instead of 16: lighter, and faster too. What is collected a hundred times a second is so small that
// waking threads for it takes longer than doing it: a twelfth of the CPU time of console pages.
export const flags = [
  ...commandFlags,
  '--max-semi-space-size=8',
  '--no-parallel-scavenge',
  '--no-concurrent-sweeping',
  '--no-concurrent-array-buffer-sweeping',
]
/** The whole house with its packages, by server-bundle.ts. */
export const program = 'build/server/server.js'
// One malloc arena instead of sixteen, with blocks from 32 KB outside it, so that start-up memory is returned in full.
export const memory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '32768' }
