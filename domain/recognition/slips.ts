import { soundKey } from './sound.ts'

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * Returns true when two words differ in one letter that people do not type by mistake: 'Kelechi' and 'Kenechi'. A typing error is a neighbouring key,
 * another vowel, or a letter that sounds alike.
 */
export function isUnlikelySlip(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  const at = one.split('').findIndex((letter, index) => letter !== other[index])
  if (at < 0 || one.slice(at + 1) !== other.slice(at + 1)) return false
  const [a, b] = [one[at] ?? '', other[at] ?? '']
  // A character that is not a letter may be a typing error, such as '1' for 'l'.
  if (!/^[a-z]{2}$/.test(a + b)) return false
  return !areNeighbours(a, b) && !(isVowel(a) && isVowel(b)) && !soundAlike(a, b)
}

const isVowel = (letter: string): boolean => 'aeiouy'.includes(letter)
const soundAlike = (a: string, b: string): boolean =>
  soundKey(a) === soundKey(b) || ['mn', 'bv', 'gj', 'cs', 'cz', 'hj', 'vw', 'jy'].includes([a, b].sort().join(''))

function areNeighbours(a: string, b: string): boolean {
  const [one, other] = [a, b].map((letter) => {
    const row = ROWS.findIndex((keys) => keys.includes(letter))
    return { row, column: (ROWS[row]?.indexOf(letter) ?? 0) + row / 2 }
  })
  return one !== undefined && other !== undefined && Math.abs(one.row - other.row) < 2 && Math.abs(one.column - other.column) <= 1
}
