import { inflateSync } from 'node:zlib'
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib'

/** The lower left and the upper right corner, in the units of the page. */
export type PdfBox = [left: number, bottom: number, right: number, top: number]

/** The largest drawing of a page after unpacking. A larger one is an attack or far too detailed. */
const MAX_CONTENT_BYTES = 40_000_000

/** The file breaks the rules of its format. */
export class BrokenFile extends Error {
  override name = 'BrokenFile'
}

/** The file has more content than a card needs. */
export class HeavyFile extends Error {
  override name = 'HeavyFile'
}

/** Returns the object under a key of a dictionary, or the object to which it refers; undefined when there is none. */
export function entry(dict: PDFDict | undefined, key: string): PDFObject | undefined {
  return dict?.lookup(PDFName.of(key))
}

/** Returns the dictionary under a key, or the dictionary of the stream under this key; undefined when there is none. */
export function readDict(dict: PDFDict | undefined, key: string): PDFDict | undefined {
  return toDict(entry(dict, key))
}

/** Returns the object if it is a dictionary, or the dictionary of a stream; undefined for any other object. */
export function toDict(object: PDFObject | undefined): PDFDict | undefined {
  if (object instanceof PDFDict) return object
  return object instanceof PDFStream ? object.dict : undefined
}

/** Returns the name under a key, without its slash; undefined when there is none. */
export function readName(dict: PDFDict | undefined, key: string): string | undefined {
  return toName(entry(dict, key))
}

/** Returns the text of a name, without its slash and with its escapes decoded; undefined for any other object. */
export function toName(object: PDFObject | undefined): string | undefined {
  return object instanceof PDFName ? object.decodeText() : undefined
}

/** Returns the number under a key, in the unit that the key has; undefined when there is none. */
export function readNumber(dict: PDFDict | undefined, key: string): number | undefined {
  const found = entry(dict, key)
  return found instanceof PDFNumber ? found.asNumber() : undefined
}

/** Returns the elements of the array under a key, references followed; undefined when there is none. */
export function readList(dict: PDFDict | undefined, key: string): PDFObject[] | undefined {
  const found = entry(dict, key)
  return found instanceof PDFArray ? listObjects(found) : undefined
}

/** Returns the elements of an array, references followed. Elements that do not exist are left out. */
export function listObjects(array: PDFArray): PDFObject[] {
  return Array.from({ length: array.size() }, (_, index) => array.lookup(index)).filter((one) => one !== undefined)
}

/** Returns the numbers among the objects when there are exactly `count` of them; otherwise undefined. */
export function readNumbers(objects: PDFObject[] | undefined, count: number): number[] | undefined {
  const numbers = objects?.flatMap((one) => (one instanceof PDFNumber ? [one.asNumber()] : []))
  return numbers?.length === count ? numbers : undefined
}

/** Returns a box of a page with its lower left corner first. */
export function readBox(dict: PDFDict | undefined, key: string): PdfBox | undefined {
  const numbers = readNumbers(readList(dict, key), 4)
  if (!numbers) return undefined
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
}

/** Returns the entries of a dictionary by their names. */
export function listEntries(dict: PDFDict | undefined): [name: string, value: PDFObject | undefined][] {
  return dict ? dict.keys().map((key) => [key.decodeText(), dict.lookup(key)]) : []
}

/** Unpacks the bytes of a stream. Throws BrokenFile and HeavyFile. */
export function unpack(stream: PDFStream): Uint8Array {
  if (!(stream instanceof PDFRawStream)) throw new BrokenFile('A stream was not read from a file.')
  const filter = entry(stream.dict, 'Filter')
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
  try {
    if (toName(only) === 'FlateDecode' && !entry(stream.dict, 'DecodeParms'))
      return inflateSync(stream.contents, { maxOutputLength: MAX_CONTENT_BYTES })
    return decodePDFRawStream(stream).decode()
  } catch (cause) {
    if (cause instanceof RangeError) throw new HeavyFile('A stream is too large once unpacked.', { cause })
    throw new BrokenFile('A stream cannot be unpacked.', { cause })
  }
}

/** Lists the dictionaries of every object of a file. */
export function everyDict(context: PDFContext): PDFDict[] {
  return context.enumerateIndirectObjects().flatMap(([, object]) => toDict(object) ?? [])
}
