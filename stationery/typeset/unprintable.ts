import { FACES, type Face } from './face.ts'
import { openFont } from './font-pack.ts'
import { characters, settable } from './settable.ts'

/** A character, as a reader sees it, and its index in the given text, in UTF-16 units. */
export type Unprintable = { character: string; index: number }

/** Returns every character of the text that the face cannot print, each once, in the order of the text. */
export function listUnprintable(text: string, face: Face): string[] {
  const isPrintable = createCheck(face)
  return [
    ...new Set(
      characters(text)
        .map(({ character }) => character)
        .filter((character) => !isPrintable(character)),
    ),
  ]
}

/** Returns the first character of the text that the face cannot print, or undefined. */
export function unprintable(text: string, face: Face): Unprintable | undefined {
  const printable = createCheck(face)
  // Check the whole text first, which is fast, and go through its characters only when one is not printable.
  if (printable(text)) return undefined
  for (const found of characters(text)) if (!printable(found.character)) return found
  return undefined
}

function createCheck(face: Face): (text: string) => boolean {
  const font = openFont(FACES[face].font)
  return (text) => Array.from(settable(text)).every((part) => part === '\n' || font.has(part))
}
