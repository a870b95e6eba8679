/** Counts the characters of a text as Unicode numbers them (code points): a letter with its accent is one, and so is an emoji of one code point. */
export const countCharacters = (text: string): number => Array.from(text).length
