import { createContext } from 'react'

/** What the root layout needs from the build: the client entry's address and, in development, the hot-reload runtime. */
export type DocumentAssets = { entryModule: string; hotRuntime?: string; nonce?: string }

export const DocumentAssetsContext = createContext<DocumentAssets>({ entryModule: '' })

/** What a route declares with `export const handle`. With neither field, a document is rendered for each visitor. */
export type PageHandle = {
  /** The same for everybody: rendered once and served from memory (documents.server.ts). */
  shared?: true
  /** A page of the staff console: React Router runs in the browser. */
  hydrate?: true
}
