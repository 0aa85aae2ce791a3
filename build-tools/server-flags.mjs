// How the server's process is started: by `npm start`, and by who measures it.

// PostgreSQL is a large WebAssembly program: V8's baseline compiler alone takes a third of the memory and half the time to start.
// Room for 4 MB of young objects instead of 16, and one pool of native memory instead of sixteen: half of what the house weighs.
export const flags = ['--disable-warning=ExperimentalWarning', '--liftoff-only', '--max-semi-space-size=4']
/** All of the house with its packages, by server-bundle.ts. */
export const program = 'build/server/server.js'
export const memory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }
