import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
  ParseSpeeds,
} from '@cantoo/pdf-lib'
import type { Sheet } from './pdf-sheet.ts'

/** The first page of a foreign PDF, which can be drawn on any number of sheets. */
export type ForeignPage = { document: PDFDocument; box: { x: number; y: number; width: number; height: number } }

/** Entries that are not copied: they lead out of the drawing, or say which program made it. */
const LEFT_BEHIND = new Set([
  '/Metadata',
  '/PieceInfo',
  '/StructParent',
  '/StructParents',
  '/OC',
  '/OPI',
  '/Alternates',
  '/Ref',
  '/LastModified',
])

/** Reads a page whose media box is exactly the drawn area. */
export async function openForeignPage(bytes: Uint8Array): Promise<ForeignPage> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  return { document, box: document.getPage(0).getMediaBox() }
}

/**
 * Writes the page into the sheet's file as a form with all its resources: paths, fonts and inks stay as they are. Draws it so that its box fills the
 * unit square, whose y axis points down.
 */
export function drawForeignPage(sheet: Sheet, { document, box }: ForeignPage): void {
  const { node } = document.getPage(0)
  const copy = copier(sheet, document)
  const contents = node.Contents()
  const drawing = contents instanceof PDFArray ? contents.lookup(0) : contents
  if (!(drawing instanceof PDFRawStream)) throw new Error('A page of a design has no drawing.')
  const group = node.get(PDFName.of('Group'))
  const form = sheet.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [box.x, box.y, box.x + box.width, box.y + box.height],
    Matrix: [1 / box.width, 0, 0, -1 / box.height, -box.x / box.width, 1 + box.y / box.height],
    Resources: copy(node.Resources()),
    ...(group && { Group: copy(group) }),
    Filter: copy(drawing.dict.get(PDFName.of('Filter'))),
  })
  form.end(drawing.contents)
  const name = `Page${Object.keys(sheet.page.xobjects).length}`
  sheet.page.xobjects[name] = form
  sheet.addContent(`/${name} Do`)
}

/** Returns a function that converts objects of a document to objects of the sheet's file. A referenced object is written once. */
function copier(sheet: Sheet, { context }: PDFDocument) {
  const written = new Map<PDFRef, unknown>()

  const copy = (object: PDFObject | undefined): unknown => {
    if (object instanceof PDFRef) return referenced(object)
    if (object instanceof PDFName) return object.asString().slice(1)
    if (object instanceof PDFNumber) return object.asNumber()
    if (object instanceof PDFBool) return object.asBoolean()
    if (object instanceof PDFString || object instanceof PDFHexString) return Buffer.from(object.asBytes())
    if (object instanceof PDFArray) return object.asArray().map(copy)
    if (object instanceof PDFDict) return entriesOf(object)
    if (object === undefined || object === PDFNull) return null
    throw new Error(`A page of a design holds what cannot be printed: ${object.constructor.name}.`)
  }

  const entriesOf = (dict: PDFDict): Record<string, unknown> =>
    Object.fromEntries(
      dict.entries().flatMap(([key, value]) => (LEFT_BEHIND.has(key.asString()) ? [] : [[key.asString().slice(1), copy(value)]])),
    )

  const referenced = (ref: PDFRef): unknown => {
    if (written.has(ref)) return written.get(ref)
    const object = context.lookup(ref)
    if (!(object instanceof PDFRawStream || object instanceof PDFDict || object instanceof PDFArray)) return copy(object)
    const there = sheet.ref({})
    // Store the reference before the object is converted, because objects may refer to each other in a circle.
    written.set(ref, there)
    if (object instanceof PDFArray) Object.assign(there, { data: object.asArray().map(copy) })
    else Object.assign(there.data, entriesOf(object instanceof PDFRawStream ? object.dict : object))
    if (object instanceof PDFRawStream) endStream(there, object.contents)
    else there.end(undefined)
    return there
  }
  return copy
}

function endStream(there: ReturnType<Sheet['ref']>, contents: Uint8Array): void {
  const { Length: _, ...data } = there.data as Record<string, unknown>
  // pdfkit does not write an empty stream, and it compresses a stream without a filter.
  if (contents.byteLength === 0) delete data['Filter']
  there.data = data
  there.compress = data['Filter'] === undefined
  there.end(contents.byteLength === 0 ? new Uint8Array([10]) : contents)
}
