import { findZipStates } from '../address/zip-states.ts'
import { guessZip } from '../address/repair-zip.ts'
import { countCharacters } from '../order-form/count-characters.ts'
import { MAX_CLOSING_CHARACTERS } from '../order-form/limits.ts'
import type { FormProblemCode } from '../order-form/order-form-problems.ts'
import { offensiveWord } from '../wording/wording.ts'
import type { RowTexts } from './list-row.ts'
import type { LikelyAnswer } from './row-problem.ts'

/** A message with more offensive words than this is written anew. */
const MAX_WORDS_OUT = 5

/** Finds what most likely mends a problem of the order form; undefined where only the sender can know. */
export function findLikelyAnswer(code: FormProblemCode | 'closing-value-missing', texts: RowTexts): LikelyAnswer | undefined {
  switch (code) {
    case 'closing-offensive':
      return takeOut(texts.closing)
    case 'closing-too-long':
      return shorten(texts.closing)
    case 'zip-code-invalid':
      return fillIn('zipCode', guessZip(texts.zipCode))
    case 'state-missing': {
      const [state, ...others] = findZipStates(texts.zipCode)
      return others.length === 0 ? fillIn('state', state) : undefined
    }
    default:
      return undefined
  }
}

const fillIn = (field: 'zipCode' | 'state', value: string | undefined): LikelyAnswer | undefined =>
  value === undefined ? undefined : { kind: 'fill-in', change: { [field]: value } }

/** Takes every offensive word out of a message, with the space before it. */
function takeOut(message: string): LikelyAnswer | undefined {
  let closing = message
  for (let count = 0; count < MAX_WORDS_OUT; count++) {
    const word = offensiveWord(closing)
    if (word === undefined) return closing.trim() === '' ? undefined : { kind: 'take-out', change: { closing } }
    const at = closing.indexOf(word)
    if (at < 0) return undefined
    const from = closing[at - 1] === ' ' ? at - 1 : at
    closing = closing.slice(0, from) + closing.slice(at + word.length)
  }
  return undefined
}

/** Cuts a message after the last whole word that fits. */
function shorten(message: string): LikelyAnswer {
  const fitting = Array.from(message)
    .slice(0, MAX_CLOSING_CHARACTERS + 1)
    .join('')
  const end = fitting.search(/\s\S*$/)
  const closing = (end > 0 ? fitting.slice(0, end) : Array.from(fitting).slice(0, MAX_CLOSING_CHARACTERS).join('')).trimEnd()
  return { kind: 'shorten', change: { closing }, characters: countCharacters(message) - countCharacters(closing) }
}
