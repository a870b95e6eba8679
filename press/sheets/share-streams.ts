import { createHash } from 'node:crypto'
import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib'

/** Smaller streams cost less space than the search for duplicates costs time. */
const MIN_SHARED_BYTES = 20_000

/**
 * Returns a function that checks the objects that were added to a document since its last call. It replaces a large picture or drawing that the
 * document already has by a reference. So a hundred cards with the same front store it once.
 */
export function shareStreams(context: PDFContext): () => void {
  const known = new Map<string, PDFRef>()
  let last = context.largestObjectNumber

  return () => {
    const added = context.enumerateIndirectObjects().filter(([ref]) => ref.objectNumber > last)
    last = context.largestObjectNumber
    const digest = digester(context)
    const shared = new Map<PDFRef, PDFRef>()
    for (const [ref, object] of added) {
      if (!(object instanceof PDFRawStream) || object.contents.byteLength < MIN_SHARED_BYTES) continue
      const name = digest(ref)
      const there = known.get(name)
      if (there) shared.set(ref, there)
      else known.set(name, ref)
    }
    if (shared.size === 0) return
    for (const ref of shared.keys()) context.delete(ref)
    for (const [ref, object] of added) if (!shared.has(ref)) redirect(object, shared)
  }
}

/** Returns a function that hashes an object together with all objects that it refers to. */
function digester(context: PDFContext): (object: PDFObject) => string {
  const known = new Map<PDFRef, string>()
  const digest = (object: PDFObject): string => {
    if (object instanceof PDFRef) return known.get(object) ?? ofTarget(object)
    if (object instanceof PDFRawStream) return hash(digest(object.dict), object.contents)
    if (object instanceof PDFArray) return hash('array', ...object.asArray().map(digest))
    if (object instanceof PDFDict) return hash('dictionary', ...object.entries().flatMap(([key, value]) => [key.asString(), digest(value)]))
    return object.toString()
  }
  const ofTarget = (ref: PDFRef): string => {
    // Give an object that refers back to itself a hash of its own: it equals no other object.
    known.set(ref, ref.tag)
    const target = context.lookup(ref)
    const found = target === undefined ? 'nothing' : digest(target)
    known.set(ref, found)
    return found
  }
  return digest
}

function hash(...parts: (string | Uint8Array)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(`${part.length} `).update(part)
  return sum.digest('hex')
}

function redirect(object: PDFObject, to: ReadonlyMap<PDFRef, PDFRef>): void {
  const change = (value: PDFObject, set: (found: PDFRef) => void) => {
    const found = value instanceof PDFRef ? to.get(value) : undefined
    if (found) set(found)
    else redirect(value, to)
  }
  if (object instanceof PDFStream) redirect(object.dict, to)
  else if (object instanceof PDFDict) for (const [key, value] of object.entries()) change(value, (found) => object.set(key, found))
  else if (object instanceof PDFArray) object.asArray().forEach((value, at) => change(value, (found) => object.set(at, found)))
}
