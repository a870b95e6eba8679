import { SaxesParser } from 'saxes'
import type { PartReader } from './read-parts.ts'

type XmlHandlers = {
  /** `name` has no namespace prefix. The names of the attributes keep their prefixes. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Creates a reader of XML text. It throws at the first error. It also throws at a document type: no workbook has one, and it could define entities.
 */
export function createXmlReader({ open, text, close }: XmlHandlers): PartReader {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  parser.on('doctype', () => {
    throw new Error('A workbook has no document type.')
  })
  parser.on('error', (error) => {
    throw error
  })
  if (open) parser.on('opentag', ({ name, attributes }) => open(withoutPrefix(name), attributes))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  if (close) parser.on('closetag', ({ name }) => close(withoutPrefix(name)))
  return { write: (piece) => void parser.write(piece), end: () => void parser.close() }
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)
