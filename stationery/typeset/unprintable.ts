import { FACES, type Face } from './face.ts'
import { openFont } from './font-pack.ts'

/** A character that the face has no glyph for, and where it stands in the text as it was given. */
export type Unprintable = { character: string; index: number }

/** The first character of the text that cannot be printed in the face, or undefined when all can. */
export function unprintable(text: string, face: Face): Unprintable | undefined {
  const font = openFont(FACES[face].font)
  for (const character of settable(text)) {
    if (character !== '\n' && !font.has(character)) return { character, index: Math.max(0, text.indexOf(character)) }
  }
  return undefined
}

/** The text as it is set: composed characters, one kind of line end, tabs as spaces, and nothing that has no body. */
export function settable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(BODILESS, '')
}

// The soft hyphen, zero-width space, word joiner and byte-order mark come with pasted text; nobody sees them.
const BODILESS = /\u00ad|\u200b|\u2060|\ufeff/g
