import type { Config } from '@react-router/dev/config'

export default { appDirectory: 'app', buildDirectory: '../../.cache/bench-hydrated', ssr: true } satisfies Config
