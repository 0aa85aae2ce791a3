declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  type Options = {
    targetFormat: 'truetype' | 'woff2'
    variationAxes?: Record<string, Axis | undefined>
    keepFeatures?: string[]
    /** Then `text` is omitted. */
    keepAllGlyphs?: boolean
  }
  /** The library has no types of its own. */
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>
}
