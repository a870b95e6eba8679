import { createHash } from 'node:crypto'

// The alphabet omits I, L, O and U, so that a number can be read aloud.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ORDER_NUMBER_CHARACTERS = 12

/** Returns the order number for a scan code: always the same for one card, and different from any other card's (60 bits). */
export function toOrderNumber(scanCode: string): string {
  const hash = createHash('sha256').update(`order ${scanCode}`).digest()
  return `F${Array.from(hash.subarray(0, ORDER_NUMBER_CHARACTERS), (byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
