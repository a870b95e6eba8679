import { FACES, type Face } from './face.ts'
import { openFont } from './font-pack.ts'
import { characters, settable } from './settable.ts'

/** What a reader takes for one character, and where it stands in the text as it was given, in UTF-16 units. */
export type Unprintable = { character: string; index: number }

/** The first character of the text that cannot be printed in the face, or undefined when all can. */
export function unprintable(text: string, face: Face): Unprintable | undefined {
  const font = openFont(FACES[face].font)
  const printable = (character: string) => Array.from(settable(character)).every((part) => part === '\n' || font.has(part))
  // Composed as a whole it is read quickly; only a text with a fault is looked at character by character.
  if (printable(text)) return undefined
  for (const found of characters(text)) if (!printable(found.character)) return found
  return undefined
}
