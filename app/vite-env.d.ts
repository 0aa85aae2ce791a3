/// <reference types="vite/client" />

declare module '*?inline-script' {
  /** The bundled, minified program; see build-tools/inline-script.ts. */
  const code: string
  export default code
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'

  const build: ServerBuild
  export = build
}
