import { trimText } from './trim-form.ts'

/** Counts the characters of a text as Unicode numbers them (code points): a letter with its accent is one, and so is an emoji of one code point. */
export const countCharacters = (text: string): number => Array.from(text).length

/** Counts the characters of a closing as they are sent, so that the counter beside it and the rule agree. */
export const countClosing = (closing: string): number => countCharacters(trimText(closing).trimEnd())
