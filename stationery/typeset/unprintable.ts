import { FACES, type Face } from './face.ts'
import { openFont } from './font-pack.ts'
import { characters, settable } from './settable.ts'

/** What a reader sees as one character, and its index in the given text, in UTF-16 units. */
export type Unprintable = { character: string; index: number }

/** Returns the first character of the text that the face cannot print, or undefined. */
export function unprintable(text: string, face: Face): Unprintable | undefined {
  const font = openFont(FACES[face].font)
  const printable = (character: string) => Array.from(settable(character)).every((part) => part === '\n' || font.has(part))
  // Check the whole text first, which is fast, and go through its characters only when one is not printable.
  if (printable(text)) return undefined
  for (const found of characters(text)) if (!printable(found.character)) return found
  return undefined
}
