import type { CardLanguage } from '../card-language.ts'
import { toHeadingKey } from '../spreadsheets/headings.ts'

const WORDS: ReadonlyMap<string, CardLanguage> = new Map([
  ...['en', 'enus', 'eng', 'english', 'ingles'].map((word) => [word, 'en_US'] as const),
  ...['es', 'eses', 'esus', 'esmx', 'spa', 'sp', 'spanish', 'espanol', 'castellano'].map((word) => [word, 'es'] as const),
])

/** Returns the language that a cell names, in English or Spanish; undefined for other text. */
export const findRowLanguage = (cell: string): CardLanguage | undefined => WORDS.get(toHeadingKey(cell))
