import { createContext } from 'react'

/** What the root layout needs to know of the build: the client entry's address and, in development, the hot-reload runtime. */
export type DocumentAssets = { entryModule: string; hotRuntime?: string; nonce?: string }

export const DocumentAssetsContext = createContext<DocumentAssets>({ entryModule: '' })

/** What a route says of itself with `export const handle`. Neither: a document rendered for each visitor. */
export type PageHandle = {
  /** The same for everybody: rendered once, kept in memory, given to all (documents.server.ts). */
  shared?: true
  /** A page of the staff console: React Router runs in the browser. */
  hydrate?: true
}
