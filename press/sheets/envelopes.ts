import { PDFDocument } from '@cantoo/pdf-lib'
import { emptyDocument } from './impose.ts'

/** Joins envelopes into one PDF, in the given order. */
export async function envelopePages(files: (() => Promise<Uint8Array>)[]): Promise<Uint8Array> {
  const document = await emptyDocument()
  for (const bytes of files) {
    const envelope = await PDFDocument.load(await bytes(), { updateMetadata: false })
    for (const page of await document.copyPages(envelope, envelope.getPageIndices())) document.addPage(page)
  }
  return document.save()
}
