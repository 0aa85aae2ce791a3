declare module 'virtual:pictures' {
  /** Made from media/ by build-tools/pictures/plugin.ts; empty while there are no originals. */
  export const pictures: Record<string, import('./picture-entry.ts').PictureEntry>
}

declare module 'virtual:picture/*' {
  /** The one with this id, or null while there is no original. */
  export const entry: import('./picture-entry.ts').PictureEntry | null
}

declare module 'virtual:films' {
  export const films: Record<string, import('./picture-entry.ts').FilmEntry>
}

declare module 'virtual:share-cards' {
  /** URL of each page's picture for shared links, by slug. */
  export const shareCards: Record<string, string>
}

declare module 'virtual:gallery' {
  /** In the order of media/pictures.json. */
  export const gallery: import('./picture-entry.ts').GalleryPicture[]
}
