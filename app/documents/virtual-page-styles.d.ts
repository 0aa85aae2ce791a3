declare module 'virtual:page-styles' {
  /** The built style sheets by address; empty in development and in tests. */
  export const sheets: Record<string, import('../../build-tools/page-styles-pieces.ts').Pieces>
}
