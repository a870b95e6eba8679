import { isNameSuffix, splitName } from '../address/split-name.ts'
import { joinWords, toWords, type Word } from '../address/address-words.ts'

const COMPANY_ENDS = new Set('INC LLC LTD CO CORP LP LLP PLC'.split(' '))
const CREDENTIALS = new Set(
  'APRN CFA CFP CPA CRNA DC DDS DMD DMIN DNP DPM DPT DVM EDD EMT JD LCSW LMFT LMT LPC LPN LVN MBA MFA MPA MPH MSN MSW NP OD PA-C PE PHARMD PMP PSYD RDH REALTOR RN RPH'.split(
    ' ',
  ),
)

/**
 * Splits a name of one column. With a comma the last name comes first: 'Peña, Lucía' and 'Peña, Lucía, Jr.' are Lucía Peña; 'John Doe, Jr.', 'John
 * Doe, CPA' and 'Harbor, Inc.' keep their order. `isSpanish`: the person lives where people have two surnames.
 */
export function splitFileName(name: string, isSpanish: boolean): { firstName: string; lastName: string } {
  const [last = [], ...others] = name.split(',').map((part) => toWords(part.trim()))
  if (last.length === 0) return splitName(toWords(name.replaceAll(',', ' ')), isSpanish)
  // In 'PEÑA, ANA' and 'Peña, AJ' the last name comes first.
  const mayHaveLetters = last.length > 1 && last.some(({ text }) => /\p{Ll}/u.test(text))
  const isEnd = (word: Word): boolean => isKnownEnd(word) || (mayHaveLetters && /^\p{Lu}{2,4}$/u.test(word.text.replaceAll('.', '')))
  const given = others.findIndex((words) => words.length > 0 && !words.every(isEnd))
  const ends = joinWords(others.filter((_, at) => at !== given).flat())
  const whole = given < 0 ? splitName(last, isSpanish) : { firstName: joinWords(others[given] ?? []), lastName: joinWords(last) }
  return { ...whole, lastName: [whole.lastName, ends].filter(Boolean).join(' ') }
}

const isKnownEnd = (word: Word): boolean => isNameSuffix(word) || COMPANY_ENDS.has(word.plain) || CREDENTIALS.has(word.plain)
