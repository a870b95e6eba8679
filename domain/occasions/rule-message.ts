import { MAX_CLOSING_CHARACTERS } from '../order-form/limits.ts'
import { type FormProblem, tooLong, unprintableProblem } from '../order-form/order-form-problems.ts'
import { fillPlaceholders, findBrace } from '../order-form/placeholders.ts'
import { trimText } from '../order-form/trim-form.ts'
import { offensiveWord } from '../wording/wording.ts'

/** The problems that the message of a rule can have, each once. */
export type RuleMessageProblems = Partial<Record<'length' | 'braces' | 'words' | 'characters', FormProblem>>

/** A person with short names. A message that is short enough for this person fits some recipients, so it is not refused here. */
const SOMEBODY = { firstName: 'Ana', lastName: 'Ruiz', city: 'Mesa' }

/**
 * Checks the message of a rule like the message of a card, with placeholders filled for a person, and returns all problems. An empty message is
 * allowed: the user writes it later. `unprintable` lists the characters for which the face has no glyph.
 */
export function ruleMessageProblems(message: string, unprintable?: (text: string) => readonly string[]): RuleMessageProblems {
  const filled = trimText(fillPlaceholders(message, SOMEBODY)).trim()
  const length = tooLong(filled, MAX_CLOSING_CHARACTERS, 'closing-too-long')
  const braces = findBrace(filled)
  const words: FormProblem | undefined = offensiveWord(filled) ? { code: 'closing-offensive' } : undefined
  const characters = unprintableProblem(filled.replace(/[{}]/g, ''), 'closing', { unprintable })
  return { ...(length && { length }), ...(braces && { braces }), ...(words && { words }), ...(characters && { characters }) }
}
