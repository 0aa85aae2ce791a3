/// <reference types="vite/client" />

declare module '*?inline-script' {
  /** The bundled, minified program; see build-tools/inline-script.ts. */
  const code: string
  export default code
}

/** The guest's wish to save data, which only Chromium reports. */
interface Navigator {
  connection?: { saveData?: boolean }
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'

  const build: ServerBuild
  export = build
}
