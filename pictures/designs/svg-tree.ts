import { Parser } from 'htmlparser2'
import { BrokenFile, HeavyFile } from './pdf-objects.ts'

export type SvgNode = { name: string; attributes: Record<string, string>; children: SvgNode[]; text: string }

const MAX_ELEMENTS = 60_000
const MAX_DEPTH = 60
const MAX_ATTRIBUTE_CHARACTERS = 5_000_000

/** Reads the elements of an SVG. Prefixes of names are left out. Throws BrokenFile and HeavyFile. */
export function readTree(bytes: Uint8Array): SvgNode {
  const text = decode(bytes)
  // Entities of a file can grow without end, and no drawing needs them.
  if (/<!(?:ENTITY|ELEMENT|ATTLIST)/i.test(text)) throw new HeavyFile('The drawing declares entities.')
  const root: SvgNode = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let elements = 0
  let ends = 0
  let isCutShort = false
  let isEnding = false
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        elements += 1
        if (elements > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new HeavyFile('The drawing has too many parts.')
        if (Object.values(attributes).some((value) => value.length > MAX_ATTRIBUTE_CHARACTERS))
          throw new HeavyFile('An attribute is too long.')
        const node = { name: name.replace(/^svg:/, ''), attributes, children: [], text: '' }
        open.at(-1)?.children.push(node)
        open.push(node)
      },
      ontext: (data) => {
        const node = open.at(-1)
        if (node?.name === 'style') node.text += data
      },
      onclosetag: (_, isImplied) => {
        ends += 1
        if (isImplied && isEnding) isCutShort = true
        open.pop()
      },
    },
    { xmlMode: true, recognizeSelfClosing: true },
  )
  parser.write(text)
  isEnding = true
  parser.end()
  const svg = root.children.find(({ name }) => name === 'svg')
  // This parser closes open elements at the end of a file by itself, so check whether the file was cut short.
  if (!svg || isCutShort || ends === 0) throw new BrokenFile('The drawing is cut short.')
  return svg
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new BrokenFile('The drawing is not written in UTF-8.', { cause })
  }
}

/** Lists an element and everything in it. */
export function* everyNode(node: SvgNode): Generator<SvgNode> {
  yield node
  for (const child of node.children) yield* everyNode(child)
}
