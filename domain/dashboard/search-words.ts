const MIN_WORD_LENGTH = 2

/** Splits a text into the words by which it is found: small letters without accents, and digits. One that is too short finds nothing. */
export function splitSearchWords(text: string): string[] {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return [...new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH))]
}

/** Returns the five digits of a ZIP code, with or without its four more; undefined for anything else. */
export function toFiveDigits(zip: string): string | undefined {
  return /^(\d{5})(?:-\d{4})?$/.exec(zip.trim())?.[1]
}
