import { withoutTitle } from './split-name.ts'
import { kindOfLabel, LABEL, PEOPLE, type LabelKind } from './address-labels.ts'

type Part = { label: string; kind: LabelKind; value: string }
/** `written` has each part on a line of its own. What has a label of its own is apart, because nothing has to be guessed about it. */
export type LabelledText = { written: string; name?: { firstName: string; lastName: string }; company?: string }

const WITH_COLON = new RegExp(String.raw`(?<![\p{L}\d])(${LABEL})[."' ]{0,20}[:：=](?!//)`, 'giu')

/** Takes the labels out of a pasted text, and orders what stood behind them as on an envelope. */
export function readLabels(text: string): LabelledText {
  const [start = '', ...rest] = withoutOtherLabels(withColons(text)).split(WITH_COLON)
  const parts = Array.from({ length: rest.length / 2 }, (_, at): Part => {
    const label = rest[2 * at] ?? ''
    const kind = kindOfLabel(label)
    return { label, kind, value: toValue(kind, label, rest[2 * at + 1] ?? '') }
  })
  const last = parts.find(({ kind }) => kind === 'last')
  const first = last && (parts.find(({ kind }) => kind === 'first') ?? parts.find(({ kind }) => kind === 'name'))
  const middle = first && parts.find(({ kind }) => kind === 'middle')
  const company = parts.some(({ kind }) => NAMES.has(kind)) ? parts.find(({ kind }) => kind === 'company') : undefined
  const apart = new Set([first && last, first, middle, company])
  const written = inOrder(start, parts).map((part) => (apart.has(part) ? part.value.replace(FIRST_PART, '') : part.value))
  return {
    written: [start, ...written].join('\n'),
    ...(first && last
      ? { name: { firstName: withoutTitle([first, middle].map(firstPart).filter(Boolean).join(' ')), lastName: firstPart(last) } }
      : {}),
    ...(company ? { company: firstPart(company) } : {}),
  }
}

const NAMES = new Set<LabelKind>(['first', 'last', 'name', 'whole'])
const ON_ENVELOPE: readonly LabelKind[] = [
  'first',
  'middle',
  'last',
  'name',
  'whole',
  'company',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'country',
  'none',
]

/** The parts in the order of an envelope, if each is one line. Lines without a label stay where they are. */
function inOrder(start: string, parts: readonly Part[]): readonly Part[] {
  if (start.trim() || parts.some(({ value }) => value.includes('\n'))) return parts
  return parts.toSorted((one, other) => ON_ENVELOPE.indexOf(one.kind) - ON_ENVELOPE.indexOf(other.kind))
}

function toValue(kind: LabelKind, label: string, text: string): string {
  const value = text.trim().replace(/\s*[/|;,]$/, '')
  if (/^(?:n\/?a|none|null|ninguno|-+)$/i.test(value)) return ''
  if (kind === 'none') return value.replace(FIRST_PART, '')
  return kind === 'unit' && /^#?(?:[a-z]|[a-z]?-?\d[\w-]*)(?![^\s])/i.test(value) ? `${unitWord(label)}${value.replace(/^#/, '')}` : value
}

/** The word of the label that says what the number counts: 'Apt: 6' is 'Apt 6', and 'Apt/Suite: 6' only '#6'. */
function unitWord(label: string): string {
  const [word, ...others] = label.match(/\b(?:apartment|apt|apto|apartamento|unit|suite|ste|floor|piso|room)\b/giu) ?? []
  return word && others.length === 0 && !/ de /i.test(label) ? `${word} ` : '#'
}

/** A label in the first column of a table, on a line of its own, or before a dash. */
const COLUMN_LABEL = new RegExp(String.raw`^(${LABEL})(?:\t| {2}|\r?$)`, 'iu')
const BEFORE_DASH = new RegExp(String.raw`^(${LABEL})(?:\s+[-–—]+\s*|[-–—]+\s+)`, 'iu')
const MIN_COLUMN_LABELS = 3
/** On a line of its own, the heading of a whole address is a label, wherever it stands. */
const HEADING = new RegExp(
  String.raw`(?:^(?:home|work|office|${PEOPLE})|\bto|address|information|info|details|^(?:direcci[oó]n|datos).*|^enviar a)$`,
  'i',
)

/** Puts colons behind the labels that have none. Fewer than three lines that begin with a label may be a name and a street. */
function withColons(text: string): string {
  const lines = withoutHeaderRow(text).map((line) => line.trimStart())
  const isTable = lines.filter((line) => COLUMN_LABEL.test(line)).length >= MIN_COLUMN_LABELS
  return lines
    .map((line) => {
      if (BEFORE_DASH.test(line)) return line.replace(BEFORE_DASH, '$1: ')
      return isTable || HEADING.test(line.trimEnd()) ? line.replace(COLUMN_LABEL, '$1: ') : line
    })
    .join('\n')
}

/** Among lines with labels of an address, those with other labels have no place in the form. */
function withoutOtherLabels(text: string): string {
  const lines = text.split('\n')
  if (lines.filter((line) => STARTS_WITH_LABEL.test(line)).length < MIN_COLUMN_LABELS) return text
  return lines.filter((line) => STARTS_WITH_LABEL.test(line) || !OTHER_LABEL.test(line)).join('\n')
}
const STARTS_WITH_LABEL = new RegExp(String.raw`^\W{0,3}${LABEL}[."' ]{0,20}[:：=]`, 'iu')
const OTHER_LABEL = /^[\p{L}][\p{L} /'’()#-]{0,40}[:：=]/u

/** The lines of a text. In an export, the first row names the columns of the second, so each value gets its name. */
function withoutHeaderRow(text: string): string[] {
  const lines = text.split('\n')
  const rows = lines.filter((line) => line.trim()).map((line) => line.split(line.includes('\t') ? '\t' : ',').map((cell) => cell.trim()))
  const [head = [], values = []] = rows
  const isExport = rows.length === 2 && head.length > 3 && head.length === values.length && head.every((cell) => IS_LABEL.test(cell))
  return isExport ? head.map((label, at) => `${label}: ${values[at] ?? ''}`) : lines
}
const IS_LABEL = new RegExp(`^${LABEL}$`, 'iu')

/** Returns the text before the next comma or the end of the line. */
const FIRST_PART = /^[^\n,;|]*/
const firstPart = (part: Part | undefined): string =>
  (FIRST_PART.exec(part?.value ?? '')?.[0] ?? '').replace(/["“”]/g, '').replace(/\s+/g, ' ').trim()
