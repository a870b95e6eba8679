import type { ContactContent } from './contact.ts'
import { type Birthday, writeBirthday } from './read-birthday.ts'

const MAX_LINE_BYTES = 75

/** Writes a contact as a vCard 3.0 (RFC 2426), which address books of phones and computers read. */
export function writeVcard(
  { firstName, lastName, address1, address2, city, state, zipCode, tags, note }: ContactContent,
  birthday: Birthday | undefined,
): string {
  const hasAddress = [address1, address2, city, state, zipCode].some(Boolean)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[lastName, firstName, '', '', ''].map(escape).join(';')}`,
    `FN:${escape(`${firstName} ${lastName}`.trim())}`,
    ...(hasAddress ? [`ADR;TYPE=HOME:${['', address2, address1, city, state, zipCode, 'USA'].map(escape).join(';')}`] : []),
    ...(tags.length > 0 ? [`CATEGORIES:${tags.map(escape).join(',')}`] : []),
    ...(birthday ? [`BDAY:${writeBirthday(birthday)}`] : []),
    ...(note ? [`NOTE:${escape(note)}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const escape = (text: string): string => text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** Breaks a line after 75 bytes of UTF-8, never within a character. */
function fold(line: string): string {
  let [folded, bytes] = ['', 0]
  for (const character of line) {
    const code = character.codePointAt(0) ?? 0
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (bytes + size > MAX_LINE_BYTES) [folded, bytes] = [`${folded}\r\n `, 1]
    folded += character
    bytes += size
  }
  return folded
}
