import type { LocalText, MessageParams } from '@fondly/domain/message.ts'

/**
 * Replaces each name in braces by its value: 'Order {orderNo}' with { orderNo: 'F-1' } becomes 'Order F-1'. Braces inside a value, and names without
 * a value, stay as they are. A value that exists in several languages is written in the language of `tag`. The time grows linearly with the length of
 * the result.
 */
export function fillMessage(sentence: string, params: MessageParams = {}, tag = 'en'): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    return typeof value === 'object' ? readLocalText(value, tag) : String(value ?? whole)
  })
}

/** Returns the text in the language of `tag`, or in English if the text does not have that language. */
export function readLocalText(text: LocalText, tag: string): string {
  return text[tag] ?? text.en
}
