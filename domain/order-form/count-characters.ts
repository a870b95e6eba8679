/**
 * Counts the characters of a text as Unicode numbers them (code points). In a trimmed text (NFC), a letter with its accent counts as one, and so does
 * an emoji of one code point. A flag counts as two, and so does a letter with an accent for which Unicode has no single code point; the print faces
 * have neither, so such a text is refused anyway. The counter of the page, the rule and the server all count in this way.
 */
export const countCharacters = (text: string): number => Array.from(text).length
