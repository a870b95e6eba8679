import { MAX_CLOSING_CHARACTERS } from '../order-form/limits.ts'
import { type FormProblem, tooLong, unprintableProblem } from '../order-form/order-form-problems.ts'
import { fillPlaceholders, findBrace } from '../order-form/placeholders.ts'
import { trimText } from '../order-form/trim-form.ts'
import { offensiveWord } from '../wording/wording.ts'

/** What can be wrong with the words of a rule, each once. */
export type RuleMessageProblems = Partial<Record<'length' | 'braces' | 'words' | 'characters', FormProblem>>

/** A short name, so that no text is refused here that is short enough for somebody. */
const SOMEBODY = { firstName: 'Ana', lastName: 'Ruiz', city: 'Mesa' }

/**
 * Checks the words of a rule as the order form checks those of a card, with placeholders filled for somebody, and returns everything that is wrong.
 * No words at all are fine: they are written by hand. `unprintable` lists the characters for which the face has no glyph.
 */
export function ruleMessageProblems(message: string, unprintable?: (text: string) => readonly string[]): RuleMessageProblems {
  const filled = trimText(fillPlaceholders(message, SOMEBODY)).trim()
  const length = tooLong(filled, MAX_CLOSING_CHARACTERS, 'closing-too-long')
  const braces = findBrace(filled)
  const words: FormProblem | undefined = offensiveWord(filled) ? { code: 'closing-offensive' } : undefined
  const characters = unprintableProblem(filled.replace(/[{}]/g, ''), 'closing', { unprintable })
  return { ...(length && { length }), ...(braces && { braces }), ...(words && { words }), ...(characters && { characters }) }
}
