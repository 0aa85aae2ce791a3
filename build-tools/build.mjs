// `npm run build`.
import { build } from './ensure-built.mjs'

build()
