declare module 'subset-font' {
  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype'; keepFeatures: string[]; dropTables: string[] },
  ): Promise<Uint8Array>
}
