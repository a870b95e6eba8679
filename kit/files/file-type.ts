import { walkPngChunks } from './png-chunks.ts'

export type FileType = 'jpeg' | 'png' | 'webp' | 'svg' | 'pdf'

/** An SVG may begin with long comments of the program that wrote it, so its first tag is searched in this many bytes. */
const MAX_TEXT_HEAD_BYTES = 16_384

/** Detects the type of a file by its bytes; the name of the file does not matter. An SVG is text with a tag named svg near the beginning. */
export function detectFileType(bytes: Uint8Array): FileType | undefined {
  const head = latin1(bytes, 0, 16)
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg'
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'png'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp'
  if (head.startsWith('%PDF-')) return 'pdf'
  const text = latin1(bytes, 0, MAX_TEXT_HEAD_BYTES).replace('\u00ef\u00bb\u00bf', '').trimStart()
  return text.startsWith('<') && /<svg[\s>]/.test(text) ? 'svg' : undefined
}

/**
 * Tells whether a picture ends where its format says: 'cut-off' when bytes are missing, 'has-more' when something follows, as in a file that is also
 * an archive. SVG and PDF files are always 'whole' here, because the code that reads them checks their end.
 */
export function checkFileEnd(bytes: Uint8Array, type: FileType): 'whole' | 'cut-off' | 'has-more' {
  if (type === 'png') return compareEnd(walkPngChunks(bytes), bytes)
  if (type === 'webp') return compareEnd(endOfWebp(bytes), bytes)
  if (type === 'jpeg') return endOfJpeg(bytes)
  return 'whole'
}

function compareEnd(end: number | undefined, { byteLength }: Uint8Array): 'whole' | 'cut-off' | 'has-more' {
  if (end === undefined || end > byteLength) return 'cut-off'
  return end === byteLength ? 'whole' : 'has-more'
}

/** A WebP file has its length in the four bytes after the first four letters. An odd length is padded by one byte. */
function endOfWebp(bytes: Uint8Array): number | undefined {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(4, true)
  return 8 + length + (length % 2)
}

/** A JPEG ends with the marker FF D9; some cameras add zeros after it. If anything else follows the marker, the file has more in it. */
function endOfJpeg(bytes: Uint8Array): 'whole' | 'cut-off' | 'has-more' {
  const isMarker = (at: number) => bytes[at] === 0xff && bytes[at + 1] === 0xd9
  let end = bytes.byteLength
  while (end > 0 && bytes[end - 1] === 0) end -= 1
  if (isMarker(end - 2)) return 'whole'
  for (let at = end - 2; at > 0; at--) if (isMarker(at)) return 'has-more'
  return 'cut-off'
}

const latin1 = (bytes: Uint8Array, at: number, length: number) => Buffer.from(bytes.subarray(at, at + length)).toString('latin1')
