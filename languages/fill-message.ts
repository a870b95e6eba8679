import type { MessageParams } from '@fondly/domain/message.ts'

/**
 * Puts the values into a sentence, each where it stands in braces: 'Order {orderNo}' with { orderNo: 'F-1' } is 'Order F-1'. A value is never read
 * again, so braces in it stay as they are; a brace without a value stays too. Takes time in proportion to the length of what it returns.
 */
export function fillMessage(sentence: string, params: MessageParams = {}): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : whole))
}
