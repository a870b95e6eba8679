import { isNameSuffix, splitName } from '../address/split-name.ts'
import { joinWords, toWords, type Word } from '../address/address-words.ts'

const COMPANY_ENDS = new Set('INC LLC LTD CO CORP LP LLP PLC'.split(' '))

/**
 * Splits a name of one column. A comma turns it round: 'Peña, Lucía' and 'Peña, Lucía, Jr.' are Lucía Peña; 'John Doe, Jr.' and 'Harbor, Inc.' stay as
 * they are. `isSpanish`: the person lives where people have two surnames.
 */
export function splitFileName(name: string, isSpanish: boolean): { firstName: string; lastName: string } {
  const [last = [], ...others] = name.split(',').map((part) => toWords(part.trim()))
  const given = others.findIndex((words) => words.length > 0 && !words.every(isEnd))
  if (last.length === 0 || given < 0) return splitName(toWords(name.replaceAll(',', ' ')), isSpanish)
  const ends = others.filter((_, at) => at !== given).flat()
  return { firstName: joinWords(others[given] ?? []), lastName: joinWords([...last, ...ends]) }
}

const isEnd = (word: Word): boolean => isNameSuffix(word) || COMPANY_ENDS.has(word.plain)
