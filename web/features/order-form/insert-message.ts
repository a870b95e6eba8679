import { trimText } from '@fondly/domain/order-form/trim-form.ts'

const asWritten = (text: string): string => trimText(text).trim()

/**
 * Puts a saved message into the closing. It replaces a closing that nobody has typed: an empty one, a message starter, or a saved message as it was
 * inserted. In any other it stands where the caret was.
 */
export function insertMessage(
  closing: string,
  message: string,
  { offered, from, to }: { /** The texts that were not typed. */ offered: readonly string[]; from: number; to: number },
): string {
  if (asWritten(closing) === '' || offered.some((text) => asWritten(text) === asWritten(closing))) return message
  return closing.slice(0, from) + message + closing.slice(to)
}
