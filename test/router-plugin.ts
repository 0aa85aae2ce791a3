import { reactRouter } from '@react-router/dev/vite'
import type { ConfigPluginContext, Plugin } from 'vite'

let typesWritten = Promise.resolve()

/**
 * React Router's plugin for one project of tests, with which the whole app runs inside a test, through app.request. Each instance
 * clears the folder of the routes' types and writes it anew without being waited for, and a second one that clears while the first
 * writes ends the run (ENOENT): here the next begins when the one before has written. Nothing is watched afterwards.
 */
export function routerPlugin(): Plugin[] {
  const plugins = reactRouter() as Plugin[]
  const router = plugins.find(({ name }) => name === 'react-router')
  const { config, buildEnd } = router ?? {}
  if (!router || typeof config !== 'function' || typeof buildEnd !== 'function')
    throw new Error('React Router’s plugin is made otherwise now.')
  router.config = function (this: ConfigPluginContext, ...given) {
    const configured = typesWritten.then(() => config.apply(this, given))
    // It closes its watchers, for which it waits until the types are written.
    typesWritten = configured.then(() => buildEnd.apply(this as never))
    return typesWritten.then(() => configured)
  }
  return plugins
}
