import { createContext } from 'react'

/** What the root layout needs from the build: the client entry's address and, in development, the hot-reload runtime. */
export type DocumentAssets = { entryModule: string; hotRuntime?: string; nonce?: string }

export const DocumentAssetsContext = createContext<DocumentAssets>({ entryModule: '' })

/** What a route declares with `export const handle`. Neither shared nor hydrated, a document is rendered for each visitor. */
export type PageHandle = {
  /** The same for everybody: rendered once and served from memory (documents.server.ts). */
  shared?: true
  /**
   * The booking bar that site/site-layout.route.tsx gives the page, which on phones is the only button to book. With `stays` it shows from
   * the start, which is wrong only where a picture opens the page and has the first screen to itself. With `priced` it shows the lowest
   * price.
   */
  bar?: { stays: boolean; priced: boolean }
  /** A page of the staff console: React Router runs in the browser. */
  hydrate?: true
}
