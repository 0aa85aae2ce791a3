/** Replaces files of `app/` by those of `test/second-estate/app/`, as an owner would replace the facts. */
import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const house = resolve('app')
const other = resolve('test/second-estate/app')

export function secondEstate(): Plugin {
  return {
    name: 'second-estate',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found?.id.startsWith(`${house}/`)) return null
      const replaced = resolve(other, relative(house, found.id))
      return existsSync(replaced) ? replaced : null
    },
  }
}
