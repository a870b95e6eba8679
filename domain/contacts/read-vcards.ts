import type { ContactColumn } from './contact-file.ts'

/** The cells of one vCard, by column. */
export type VcardCells = Partial<Record<ContactColumn, string>>

/** A longer property, such as a picture, is not read. */
const MAX_PROPERTY_CHARACTERS = 8_000

type Property = { name: string; parameters: string; value: string }

/** Returns whether a text is a file of vCards. */
export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD/i.test(text.slice(0, 200))

/**
 * Reads the people of a file of vCards 2.1, 3.0 or 4.0: names, the first postal address with a street, birthday, categories and note. It reads each
 * character at most a few times. A card without an end is read too; a line that is not a property is left out.
 */
export function readVcards(text: string): VcardCells[] {
  const cards: VcardCells[] = []
  let card: VcardCells | undefined
  for (const line of unfold(text)) {
    const property = readProperty(line)
    if (!property) continue
    if (property.name === 'BEGIN' && property.value.toUpperCase() === 'VCARD') cards.push((card = {}))
    else if (card) addProperty(card, property)
  }
  return cards
}

/** Joins the lines of a property: a continued line begins with a space, or, in quoted-printable, the line before it ends with '='. */
function* unfold(text: string): Generator<string> {
  let parts: string[] = []
  let [length, isQuoted] = [0, false]
  const join = () => (length > MAX_PROPERTY_CHARACTERS ? '' : parts.join(''))
  for (const line of text.split(/\r\n|\n|\r/)) {
    const last = parts.at(-1)
    const isSoft = isQuoted && last !== undefined && last.endsWith('=')
    const isFolded = last !== undefined && /^[ \t]/.test(line)
    if (last !== undefined && (isSoft || isFolded)) {
      if (isSoft) parts[parts.length - 1] = last.slice(0, -1)
      const more = isSoft ? line : line.slice(1)
      length += more.length
      if (length <= MAX_PROPERTY_CHARACTERS || isSoft) parts.push(length <= MAX_PROPERTY_CHARACTERS ? more : more.slice(-1))
      continue
    }
    if (last !== undefined) yield join()
    parts = [line]
    length = line.length
    isQuoted = /quoted-printable/i.test(line.slice(0, 200))
  }
  if (parts.length > 0) yield join()
}

/** Reads 'group.NAME;PARAMETER="a:b":value'. */
function readProperty(line: string): Property | undefined {
  let isInQuotes = false
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isInQuotes = !isInQuotes
    if (line[at] !== ':' || isInQuotes) continue
    const [name = '', ...parameters] = line.slice(0, at).split(';')
    const isQuoted = parameters.some((one) => /quoted-printable$/i.test(one))
    const value = line.slice(at + 1)
    return {
      name: name.slice(name.indexOf('.') + 1).toUpperCase(),
      parameters: parameters.join(';').toUpperCase(),
      value: isQuoted ? decodeQuoted(value) : value.trim(),
    }
  }
  return undefined
}

function addProperty(card: VcardCells, { name, value }: Property): void {
  if (name === 'FN') card.name = unescape(value)
  if (name === 'N') {
    const [family = '', given = '', additional = '', , suffix = ''] = splitValue(value, ';')
    card.firstName = join([given, additional])
    card.lastName = join([family, suffix])
  }
  if (name === 'ORG' && card.name === undefined) card.name = join(splitValue(value, ';'))
  if (name === 'ADR' && card.address1 === undefined) {
    const [box = '', extended = '', street = '', city = '', state = '', zipCode = ''] = splitValue(value, ';')
    const [first = '', ...others] = street.split('\n')
    if (join([box, street, city]) === '') return
    Object.assign(card, { address1: first || box, address2: join([...others, extended]), city, state, zipCode })
  }
  if (name === 'BDAY') card.birthday = value
  // Append to a list, because joining all lines again for each new one takes quadratic time.
  if (name === 'CATEGORIES') for (const tag of splitValue(value, ',').filter(Boolean)) card.tags = card.tags ? `${card.tags};${tag}` : tag
  if (name === 'NOTE') card.note = unescape(value)
}

const join = (words: readonly string[]): string =>
  words
    .map((word) => word.trim())
    .filter(Boolean)
    .join(' ')

const ESCAPED = /\\([\\,;nN:])/g
const unescape = (text: string): string => text.replaceAll(ESCAPED, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))

/** Splits at separators that do not follow a backslash. */
function splitValue(value: string, separator: ';' | ','): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < value.length; at++) {
    if (value[at] === '\\') at++
    else if (value[at] === separator) {
      parts.push(value.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, value.slice(from)].map(unescape)
}

/** Decodes bytes such as =C3=A9 as UTF-8, or as Latin-1 if they are not valid UTF-8. */
function decodeQuoted(value: string): string {
  const escaped = value.replaceAll('%', '%25').replaceAll(/=([0-9A-Fa-f]{2})/g, '%$1')
  try {
    return decodeURIComponent(escaped)
  } catch {
    return value.replaceAll(/=([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }
}
