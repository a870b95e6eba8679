import type { LocalText, MessageParams } from '@fondly/domain/message.ts'

/**
 * Puts the values into a sentence, each where it stands in braces: 'Order {orderNo}' with { orderNo: 'F-1' } is 'Order F-1'. A value is never read
 * again, so braces in it stay as they are; a brace without a value stays too. A value that was written in several languages is read in that of `tag`.
 * Takes time in proportion to the length of what it returns.
 */
export function fillMessage(sentence: string, params: MessageParams = {}, tag = 'en'): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    return typeof value === 'object' ? readLocalText(value, tag) : String(value ?? whole)
  })
}

/** Returns the text in the language of `tag`, else in English. */
export function readLocalText(text: LocalText, tag: string): string {
  return text[tag] ?? text.en
}
