import type { DesignFacts } from '@fondly/domain/designs/design-facts.ts'
import { MAX_DESIGN_BYTES } from '@fondly/domain/designs/own-design.ts'
import { BrokenFile, HeavyFile } from '@fondly/pictures/designs/pdf-objects.ts'
import { readJpeg, readPng } from './read-picture.ts'

/** Reads the facts that preflight needs from an uploaded file of any kind. Call it only in a separate process, because the file may be hostile. */
export async function readDesign(bytes: Uint8Array): Promise<DesignFacts> {
  if (bytes.byteLength > MAX_DESIGN_BYTES) return { kind: 'unreadable', reason: 'too-large' }
  const head = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1')
  try {
    if (head.startsWith('%PDF-')) return await (await import('./read-pdf.ts')).readPdf(bytes)
    if (head.startsWith('\u0089PNG\r\n\u001a\n')) return readPng(bytes)
    if (head.startsWith('\u00ff\u00d8\u00ff')) return readJpeg(bytes)
    if (/^(?:\u00ef\u00bb\u00bf)?\s*</.test(head) && head.toLowerCase().includes('<svg'))
      return (await import('@fondly/pictures/designs/read-svg.ts')).readSvg(bytes).facts
    return { kind: 'unreadable', reason: 'format' }
  } catch (error) {
    if (error instanceof HeavyFile) return { kind: 'unreadable', reason: 'too-heavy' }
    // The reader of PDF objects throws errors of many kinds. All of them mean that the file is broken.
    if (error instanceof BrokenFile || error instanceof Error) return { kind: 'unreadable', reason: 'broken' }
    throw error
  }
}
