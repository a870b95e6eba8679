/** A picture has a few dozen chunks; a file with many empty ones only costs time. */
const MAX_CHUNKS = 10_000

/** The name of a chunk as the number of its four bytes, so that no text is created for each chunk. */
const END = nameChunk('IEND')

/**
 * Walks the chunks of a PNG (ISO/IEC 15948): a signature, then chunks of length, name, data and checksum, the last of which is named IEND. Returns where that one
 * ends, which may be behind the last byte; undefined where it is not there, or more than 10,000 are.
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

/** Returns the four letters of a chunk's name as the number that `walkPngChunks` gives. */
export function nameChunk(letters: string): number {
  return Buffer.from(letters, 'latin1').readUInt32BE()
}
