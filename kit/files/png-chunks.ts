/** A real picture has a few dozen chunks. More than this would only cost time. */
const MAX_CHUNKS = 10_000

/** Compare the name of a chunk as a number, so that no text is created for each chunk. */
const END = nameChunk('IEND')

/**
 * Calls `onChunk` for each chunk of a PNG (ISO/IEC 15948). A PNG is a signature, then chunks of length, name, data and checksum; the last chunk is
 * named IEND. Returns the offset of the end of IEND, which may be beyond the last byte. Returns undefined without IEND, or with more than 10,000
 * chunks.
 */
export function walkPngChunks(bytes: Uint8Array, onChunk: (name: number) => void = () => undefined): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8, chunks = 0; at + 12 <= bytes.byteLength && chunks < MAX_CHUNKS; chunks++) {
    const [next, name] = [at + 12 + view.getUint32(at), view.getUint32(at + 4)]
    onChunk(name)
    if (name === END) return next
    at = next
  }
  return undefined
}

/** Returns the four letters of a chunk's name as a number, in the form that `walkPngChunks` passes on. */
export function nameChunk(letters: string): number {
  return Buffer.from(letters, 'latin1').readUInt32BE()
}
