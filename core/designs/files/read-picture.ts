import type { PictureFacts } from '@fondly/domain/designs/design-facts.ts'
import { nameChunk, walkPngChunks } from '@fondly/kit/files/png-chunks.ts'
import { BrokenFile } from '@fondly/pictures/designs/pdf-objects.ts'

/** Reads width, height and colours from the header of a PNG (ISO/IEC 15948). Throws BrokenFile. */
export function readPng(bytes: Uint8Array): PictureFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const seen = new Set<number>()
  const end = walkPngChunks(bytes, (name) => seen.add(name))
  const has = (letters: string) => seen.has(nameChunk(letters))
  if (end === undefined || !has('IHDR') || !has('IDAT')) throw new BrokenFile('A PNG is cut short.')
  const [widthPx, heightPx, colourType] = [view.getUint32(16), view.getUint32(20), bytes[25] ?? 0]
  if (widthPx === 0 || heightPx === 0) throw new BrokenFile('A PNG has no size.')
  return {
    kind: 'picture',
    format: 'png',
    widthPx,
    heightPx,
    colour: colourType === 0 || colourType === 4 ? 'gray' : 'rgb',
    hasProfile: has('iCCP') || has('sRGB'),
    isTransparent: colourType >= 4 || has('tRNS'),
    isAnimated: has('acTL'),
  }
}

const START_OF_FRAME = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
const COLOURS: Record<number, PictureFacts['colour']> = { 1: 'gray', 3: 'rgb', 4: 'cmyk' }

/** Reads width, height and colours from the header of a JPEG (ITU-T T.81). Throws BrokenFile. */
export function readJpeg(bytes: Uint8Array): PictureFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let hasProfile = false
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    if (marker === 0xe2 && Buffer.from(bytes.subarray(at + 4, at + 16)).toString('latin1') === 'ICC_PROFILE\0') hasProfile = true
    if (START_OF_FRAME.has(marker) && at + 10 <= bytes.length) {
      const [heightPx, widthPx, components] = [view.getUint16(at + 5), view.getUint16(at + 7), bytes[at + 9] ?? 0]
      if (widthPx === 0 || heightPx === 0) throw new BrokenFile('A JPEG has no size.')
      const colour = COLOURS[components] ?? 'other'
      return { kind: 'picture', format: 'jpeg', widthPx, heightPx, colour, hasProfile, isTransparent: false, isAnimated: false }
    }
    at += 2 + length
  }
  throw new BrokenFile('A JPEG has no picture.')
}
