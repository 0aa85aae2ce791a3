import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildFolder } from './build-folder.ts'
import { type Pieces, piecesOf } from './page-styles-pieces.ts'

const name = 'virtual:page-styles'

/**
 * Provides the server's `virtual:page-styles`: the built sheets in pieces, by URL. The browser's files are built first. In development
 * and tests it is empty, and documents link their sheets.
 */
export function pageStyles(): Plugin {
  let folder: string | undefined
  return {
    name: 'page-styles',
    configResolved({ command, root }) {
      if (command === 'build') folder = join(root, buildFolder, 'client/assets')
    },
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null
      const sheets: Record<string, Pieces> = {}
      if (folder && existsSync(folder))
        for (const file of readdirSync(folder).filter((each) => each.endsWith('.css')))
          sheets[`/assets/${file}`] = piecesOf(readFileSync(join(folder, file), 'utf8'))
      return `export const sheets = JSON.parse(${JSON.stringify(JSON.stringify(sheets))})`
    },
  }
}
