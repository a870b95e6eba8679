/** A house number in its standard form, and its number of words in the line. */
export type HouseNumber = { text: string[]; words: number }

const WORDS: Readonly<Record<string, string>> = {
  ONE: '1',
  TWO: '2',
  THREE: '3',
  FOUR: '4',
  FIVE: '5',
  SIX: '6',
  SEVEN: '7',
  EIGHT: '8',
  NINE: '9',
  TEN: '10',
}

/** Reads the number that begins a line: 123, 123B, 112-10, N6W23001, 39.2, 123 1/2, ONE. */
export function houseNumber(line: readonly string[]): HouseNumber | undefined {
  const [first = '', second = ''] = line
  // In '# 5 MAIN ST' the number after '#' is the house number. In '# 4 123 MAIN ST' it is a unit.
  if (first === '#' && /^\d/.test(second) && !houseNumber(line.slice(2))) {
    const found = houseNumber(line.slice(1))
    return found && { ...found, words: found.words + 1 }
  }
  const [, whole, fraction] = /^(\d+)-(\d+\/\d+)$/.exec(first) ?? []
  if (whole && fraction) return { text: [whole, fraction], words: 1 }
  if (/^\d+\/\d+$/.test(second) && /^\d/.test(first)) return { text: [first, second], words: 2 }
  if (isNumber(first)) return { text: [first], words: 1 }
  const spelled = Object.hasOwn(WORDS, first) && second !== 'HUNDRED' && line.length > 2 ? WORDS[first] : undefined
  return spelled ? { text: [spelled], words: 1 } : undefined
}

function isNumber(word: string): boolean {
  return (/^\d[\dA-Z]*(?:[-.][\dA-Z]+)*$/.test(word) && !/^\d+(?:ST|ND|RD|TH)$/.test(word)) || /^[NSEW]\d+(?:[NSEW]\d+)?[A-Z]?$/.test(word)
}
