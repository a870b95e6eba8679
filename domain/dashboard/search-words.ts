const MIN_WORD_CHARACTERS = 2

/** Splits a text into search words: lower-case letters without accents, and digits. Words that are too short are left out. */
export function splitSearchWords(text: string): string[] {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return [...new Set(words.filter((word) => word.length >= MIN_WORD_CHARACTERS))]
}

/** Returns the first five digits of a ZIP code with five or nine digits; undefined for other text. */
export function toFiveDigits(zip: string): string | undefined {
  return /^(\d{5})(?:-\d{4})?$/.exec(zip.trim())?.[1]
}
