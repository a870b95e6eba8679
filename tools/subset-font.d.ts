declare module 'subset-font' {
  /** Reduces a font to the characters of a text, and a variable font also to these ranges of its axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      keepFeatures: string[]
      dropTables?: string[]
      variationAxes?: Record<string, { min: number; max: number; default: number }>
    },
  ): Promise<Uint8Array>
}
