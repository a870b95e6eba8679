import { editDistance } from '../recognition/edit-distance.ts'
import type { ContactWords } from './contact-words.ts'

/** How well a typed word matches a word of the contact. A name counts more than a place, and a whole word more than its beginning. */
const POINTS = { names: { whole: 6, beginning: 5, mistyped: 2 }, places: { whole: 4, beginning: 3, mistyped: 1 } }
/** Typed words of at least this length may have one wrong letter. */
const MIN_MISTYPED_CHARACTERS = 4

/** Returns how well a contact matches the typed text; 0 if a typed word matches none of its words. */
export function scoreContact({ names, places, towns }: ContactWords, typed: readonly string[]): number {
  const address = [...places, ...towns]
  let score = 0
  for (const word of typed) {
    const best = Math.max(
      bestFit(word, names, POINTS.names),
      word.length > 1 || /\d/.test(word) ? bestFit(word, address, POINTS.places) : 0,
    )
    if (best === 0) return 0
    score += best
  }
  return score
}

function bestFit(typed: string, words: readonly string[], points: (typeof POINTS)['names']): number {
  let best = 0
  for (const word of words) {
    if (word === typed) return points.whole
    if (word.startsWith(typed)) best = points.beginning
    else if (best === 0 && beginsMistyped(word, typed)) best = points.mistyped
  }
  return best
}

function beginsMistyped(word: string, typed: string): boolean {
  if (typed.length < MIN_MISTYPED_CHARACTERS || word.length < MIN_MISTYPED_CHARACTERS || /\d/.test(typed)) return false
  return [typed.length, typed.length - 1, typed.length + 1].some((length) => editDistance(typed, word.slice(0, length), 1) <= 1)
}
