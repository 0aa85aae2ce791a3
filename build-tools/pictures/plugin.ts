import { createReadStream } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { type Collection, cacheDirOf, readCollection } from './collection.ts'
import { makeFiles, makeOne, placeFiles } from './make.ts'

/** What each module exports. Apart, because hardly a page needs them all. */
const modules: Record<string, (collection: Collection) => object> = {
  'virtual:pictures': ({ pictures }) => ({ pictures }),
  'virtual:films': ({ films }) => ({ films }),
  'virtual:gallery': ({ gallery }) => ({ gallery }),
  'virtual:share-cards': ({ shareCards }) => ({ shareCards }),
}
/** One picture alone, for what every page may have to show. */
const onePicture = /^virtual:picture\/([\w-]+)$/
const isOurs = (name: string) => Object.hasOwn(modules, name) || onePicture.test(name)

function exportedBy(name: string, collection: Collection): object {
  const [, id = ''] = onePicture.exec(name) ?? []
  return modules[name]?.(collection) ?? { entry: collection.pictures[id] ?? null }
}
const resolved = (name: string) => `\0${name}`

/**
 * Provides these modules, what the app knows of media/. Names derive from the originals, so nothing need be encoded for it: the
 * build adds the files (from the cache, if build-tools/pictures.ts has run), development makes each on request.
 */
export function pictures(): Plugin {
  let root = process.cwd()
  let reading: Promise<Collection> | undefined
  const collection = () => {
    reading ??= readCollection(root)
    return reading
  }
  return {
    name: 'pictures',
    configResolved(config) {
      root = config.root
    },
    resolveId: (source) => (isOurs(source) ? resolved(source) : null),
    async load(id) {
      const name = id.replace(/^\0/, '')
      if (!isOurs(name)) return null
      return Object.entries(exportedBy(name, await collection()))
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    async writeBundle(options) {
      if (this.environment.name !== 'client' || !options.dir) return
      const { jobs } = await collection()
      await makeFiles(jobs, cacheDirOf(root), (line) => console.error(`pictures: ${line}`))
      await placeFiles(jobs, cacheDirOf(root), options.dir)
    },
    configureServer(server) {
      const media = join(root, 'media/')
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(media)) return
        reading = undefined
        forget(server)
      })
      server.middlewares.use((request, response, next) => {
        find(request.url ?? '').then((path) => {
          if (!path) return next()
          response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
          createReadStream(path).pipe(response)
        }, next)
      })
    },
  }

  async function find(url: string): Promise<string | undefined> {
    const path = url.split('?')[0]?.slice(1)
    if (!path || !(extname(path) in types)) return undefined
    const { jobs } = await collection()
    for (const job of jobs) {
      const index = job.files.findIndex((file) => file.path === path)
      if (index >= 0) return makeOne(job, index, cacheDirOf(root))
    }
    return undefined
  }
}

function forget(server: ViteDevServer) {
  for (const environment of Object.values(server.environments)) {
    for (const [id, known] of environment.moduleGraph.idToModuleMap) {
      if (isOurs(id.replace(/^\0/, ''))) environment.moduleGraph.invalidateModule(known)
    }
  }
  server.environments.client?.hot.send({ type: 'full-reload' })
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
}
