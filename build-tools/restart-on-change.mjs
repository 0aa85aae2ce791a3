// Development only, by `--import`: asks start.mjs for a new server when a file that Node itself has loaded changes. Vite reloads its own
// files. Not `node --watch`: React Router's plugin writes, loads and deletes a copy of the Vite config at every start, so a watcher of
// everything loaded would restart for ever.
import { watch } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename, dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = pathToFileURL(`${process.cwd()}/`).href
/** Names of loaded files by folder. Folders are watched rather than files, because editors replace a file when saving. */
const loaded = new Map()
let asked = false

registerHooks({
  load(url, context, next) {
    if (url.startsWith(root) && !url.includes('/node_modules/')) remember(fileURLToPath(url))
    return next(url, context)
  },
})

function remember(path) {
  const folder = dirname(path)
  if (!loaded.has(folder)) {
    loaded.set(folder, new Set())
    watch(folder, (_event, name) => loaded.get(folder).has(name) && restart(name)).unref()
  }
  loaded.get(folder).add(basename(path))
}

function restart(name) {
  if (asked) return
  asked = true
  console.error(`${name} has changed: starting again …`)
  process.send?.('restart')
  process.kill(process.pid, 'SIGTERM')
}
