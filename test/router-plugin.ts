import { reactRouter } from '@react-router/dev/vite'
import type { ConfigPluginContext, Plugin } from 'vite'

let typesWritten = Promise.resolve()

/**
 * React Router's plugin for one test project, so that tests can run the whole app through app.request. Each instance clears and rewrites
 * the folder of route types without being awaited, and a second one clearing it meanwhile would end the run (ENOENT): here each waits for
 * the previous one. Nothing is watched afterwards.
 */
export function routerPlugin(): Plugin[] {
  const plugins = reactRouter() as Plugin[]
  const router = plugins.find(({ name }) => name === 'react-router')
  const { config, buildEnd } = router ?? {}
  if (!router || typeof config !== 'function' || typeof buildEnd !== 'function')
    throw new Error('React Router’s plugin is made otherwise now.')
  router.config = function (this: ConfigPluginContext, ...given) {
    const configured = typesWritten.then(() => config.apply(this, given))
    // Closes its watchers, which waits until the types are written.
    typesWritten = configured.then(() => buildEnd.apply(this as never))
    return typesWritten.then(() => configured)
  }
  return plugins
}
