/**
 * Counts the characters of a text as Unicode numbers them (code points): a letter with its accent is one once the text is trimmed (NFC), and so is an
 * emoji of one code point. A flag looks like one character and counts as two, and so does a letter with an accent that Unicode has no single code
 * point for. The counter of the page, the rule and the server count in the same way. The print faces have neither, so such a text is refused anyway.
 */
export const countCharacters = (text: string): number => Array.from(text).length
