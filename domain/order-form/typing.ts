import type { Language } from '../language.ts'
import { MAX_CLOSING_CHARACTERS } from './limits.ts'
import { filled, problemSentences } from './problem-sentences.ts'

/** Formats the zip field after a keystroke or a paste: digits only, nine at most, with a hyphen once there are more than five. */
export function zipAsTyped(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 9)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}

/** Returns the counter under the closing: 'N characters left', negative when there are too many. */
export function charactersLeft(closing: string, language: Language = 'en_US'): string {
  const { charactersLeft: many, oneCharacterLeft: one } = problemSentences(language)
  const left = MAX_CLOSING_CHARACTERS - closing.length
  return filled(left === 1 ? one : many, { n: left })
}
