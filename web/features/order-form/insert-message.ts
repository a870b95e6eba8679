import { trimText } from '@fondly/domain/order-form/trim-form.ts'

const asWritten = (text: string): string => trimText(text).trim()

/**
 * Inserts a saved message into the closing. Replaces a closing that nobody has typed: an empty one, a message starter, or an unchanged saved message.
 * Otherwise inserts the message at the caret.
 */
export function insertMessage(
  closing: string,
  message: string,
  {
    offered,
    from,
    to,
  }: {
    /** The texts that were offered, not typed: message starters and saved messages. */
    offered: readonly string[]
    from: number
    to: number
  },
): string {
  if (asWritten(closing) === '' || offered.some((text) => asWritten(text) === asWritten(closing))) return message
  return closing.slice(0, from) + message + closing.slice(to)
}
