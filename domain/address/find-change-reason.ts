import type { Change } from './changes.ts'

export type ChangeReason = 'added' | 'left-out' | 'abbreviated' | 'corrected'

/** Returns why the check replaced words, if the words show it. */
export function findChangeReason({ from, to }: Change): ChangeReason {
  if (from === '') return 'added'
  if (to === '') return 'left-out'
  const [long, short] = [from, to].map((text) => text.split(/\s+/).map(lettersOf))
  const isShort = long?.length === short?.length && long?.every((word, index) => isAbbreviation(short?.[index] ?? '', word))
  return isShort ? 'abbreviated' : 'corrected'
}

/**
 * An abbreviation leaves out at least this many letters. When only one letter is left out, the check corrected a typing error ('Maain', 'Streett').
 */
const MIN_LEFT_OUT_LETTERS = 2

/** True for 'ave' of 'avenue' and 'ste' of 'suite': fewer letters in the same order, with the same first one. */
function isAbbreviation(short: string, long: string): boolean {
  if (long.length - short.length < MIN_LEFT_OUT_LETTERS || short[0] !== long[0]) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

const lettersOf = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
