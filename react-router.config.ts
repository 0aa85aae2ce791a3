import type { Config } from '@react-router/dev/config'
import { buildFolder } from './build-tools/build-folder.ts'

export default {
  appDirectory: 'app',
  buildDirectory: buildFolder,
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
