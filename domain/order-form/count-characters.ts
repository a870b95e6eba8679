/**
 * Counts the characters of a text as Unicode numbers them (code points): a letter with its accent is one once the text is trimmed (NFC), and so is an
 * emoji of one code point. A flag, or a letter with an accent that Unicode has no letter for, is seen as one and counts as two: counter, rule and server
 * agree on that, and the print faces have neither, so such a text is refused whatever its length.
 */
export const countCharacters = (text: string): number => Array.from(text).length
