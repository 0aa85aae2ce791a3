declare module 'virtual:pictures' {
  /** Made from media/ by build-tools/pictures/plugin.ts; empty while there are no originals. */
  export const pictures: Record<string, import('./picture-entry.ts').PictureEntry>
  export const films: Record<string, import('./picture-entry.ts').FilmEntry>
  /** URL of each page's picture for shared links, by slug. */
  export const shareCards: Record<string, string>
}
