import { Refused } from '@fondly/domain/refused.ts'
import sanitize from 'sanitize-html'

const MAX_ELEMENTS = 5_000
/** The greatest number of open tags around a tag. The sanitiser's work for a tag grows with this number. */
const MAX_DEPTH = 48
/** The greatest number of parts of a drawing, if each repetition (`use`) repeated all of it. */
const MAX_REPEATED_ELEMENTS = 50_000

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const GROUPS = ['svg', 'g', 'defs', 'symbol', 'use', 'clipPath', 'mask', 'linearGradient', 'radialGradient', 'stop', 'style']
/** Elements that drawing programs add to describe the file. They are left out. */
const NOTES = ['metadata', 'title', 'desc']
const TEXT = new Set(['text', 'tspan', 'textPath'])
const OF_ELEMENTS = [
  'id',
  'class',
  'style',
  'transform',
  'href',
  'xlink:href',
  'viewBox',
  'preserveAspectRatio',
  'xmlns',
  'xmlns:xlink',
  'version',
]
const OF_SHAPES = [
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'width',
  'height',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'fr',
  'd',
  'points',
  'pathLength',
]
const OF_PAINT = [
  'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit',
  'stroke-dasharray', 'stroke-dashoffset', 'opacity', 'color', 'display', 'visibility', 'clip-path', 'clip-rule', 'clipPathUnits', 'mask', 'maskUnits',
  'maskContentUnits', 'mask-type', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'offset', 'stop-color', 'stop-opacity', 'overflow', 'paint-order',
  'vector-effect', 'mix-blend-mode', 'isolation', 'shape-rendering', 'color-interpolation',
] // prettier-ignore
const ALLOWED_ATTRIBUTES = [...OF_ELEMENTS, ...OF_SHAPES, ...OF_PAINT]

/**
 * Returns a drawing that has only shapes and their paint. Leaves out data that drawing programs add to describe the file. Refuses active or foreign
 * content and names it: script, foreign content, pictures, animation, filters, references to anything outside the drawing. Also refuses text that is
 * not converted to outlines, because it would print in another typeface, and a drawing with too many parts.
 */
export function safeSvg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = decodeText(bytes)
  refuseDeclarations(text)
  const safe = sanitizeOnce(text)
  // The sanitiser does not escape style sheets. So parse its output once more, as a browser does, and refuse it if it changes.
  if (safe.includes('<!') || safe.includes('<?') || sanitizeOnce(safe) !== safe) throw unsafe('style')
  for (const [, style = ''] of safe.matchAll(/<style[^<>]*>([^<]*)/g)) checkStyle(style)
  return new TextEncoder().encode(safe)
}

function sanitizeOnce(text: string): string {
  const check = createCheck()
  const safe = sanitize(text, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: [...GROUPS, ...SHAPES],
    allowedAttributes: { '*': ALLOWED_ATTRIBUTES },
    allowVulnerableTags: true,
    nonTextTags: NOTES,
    parseStyleAttributes: false,
    selfClosing: [],
    onOpenTag: check.open,
    onCloseTag: check.close,
    // Removes all text. The sanitiser does not call this for style sheets.
    textFilter: () => '',
    transformTags: {
      svg: (tagName, attribs) => ({ tagName, attribs: { ...attribs, xmlns: 'http://www.w3.org/2000/svg' } }),
    },
  })
  check.whole()
  return safe
}

function createCheck() {
  const open: { name: string; id: string | undefined }[] = []
  let elements = 0
  let uses = 0
  const repeated = new Set<string>()
  const repeating = new Set<string>()

  return {
    open: (name: string, attribs: Record<string, string>) => {
      if (elements === 0 && name !== 'svg') throw new Refused('unprocessable', 'picture-unreadable')
      elements += 1
      // Allow any element inside a note. The sanitiser removes the note together with its content.
      const isInNote = open.some((one) => NOTES.includes(one.name))
      open.push({ name, id: attribs['id'] })
      if (elements > MAX_ELEMENTS || open.length > MAX_DEPTH) throw tooComplex()
      if (isInNote) return
      if (TEXT.has(name)) throw new Refused('unprocessable', 'svg-has-text')
      if (![...GROUPS, ...SHAPES, ...NOTES].includes(name) && !name.includes(':')) throw unsafe(name)
      for (const [attribute, value] of Object.entries(attribs)) checkAttribute(attribute, value)
      if (name !== 'use') return
      uses += 1
      repeated.add((attribs['href'] ?? attribs['xlink:href'] ?? '').trim().slice(1))
      for (const { id } of open) if (id !== undefined) repeating.add(id)
    },
    close: () => void open.pop(),
    whole: () => {
      if (elements === 0) throw new Refused('unprocessable', 'picture-unreadable')
      // Repetitions can repeat other repetitions, so the number of parts could grow without limit.
      if (uses * elements > MAX_REPEATED_ELEMENTS || !repeated.isDisjointFrom(repeating)) throw tooComplex()
    },
  }
}

/** Refuses escapes and at-rules in a style sheet, because they could hide or fetch something. No logo needs them. */
function checkStyle(style: string): void {
  if (/[\\@]/.test(style)) throw unsafe('style')
  checkReferences(style)
}

function checkAttribute(name: string, value: string): void {
  const plain = name.toLowerCase()
  if (plain.startsWith('on')) throw unsafe(name)
  if ((plain === 'href' || plain.endsWith(':href')) && !value.trim().startsWith('#')) throw unsafe(`${name}="${value.slice(0, 40)}"`)
  if (plain === 'style') checkStyle(value)
  // Refuse a backslash in an allowed attribute: attributes of paint are read as CSS, where an escape can spell url(...). Other attributes are left
  // out, so they may contain one, for example a path of Windows.
  if (ALLOWED_ATTRIBUTES.includes(name) && value.includes('\\')) throw unsafe(name)
  if (!plain.startsWith('xmlns')) checkReferences(value)
}

/** Refuses url(...) in CSS and in attributes of paint, unless it refers to a part of the drawing itself. */
function checkReferences(value: string): void {
  const compact = value.toLowerCase().replaceAll(/[\s'"]/g, '')
  for (let at = compact.indexOf('url('); at >= 0; at = compact.indexOf('url(', at + 4))
    if (compact[at + 4] !== '#') throw unsafe(compact.slice(at, at + 40))
}

function refuseDeclarations(text: string): void {
  const declared = ['<!ENTITY', '<!ELEMENT', '<!ATTLIST', '<?xml-stylesheet'].find((one) => text.toLowerCase().includes(one.toLowerCase()))
  if (declared !== undefined) throw unsafe(declared)
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refused('unprocessable', 'picture-unreadable')
  }
}

const unsafe = (part: string) => new Refused('unprocessable', 'svg-unsafe', { params: { part } })
const tooComplex = () => new Refused('unprocessable', 'svg-too-complex', { params: { maxParts: MAX_ELEMENTS } })
