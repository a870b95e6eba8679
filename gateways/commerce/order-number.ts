import { createHash } from 'node:crypto'

// Without I, L, O and U, so that a number can be read out.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ORDER_NUMBER_CHARACTERS = 12

/** The number under which we make the order of that scan code: always the same for the same card, and never another card's (60 bits). */
export function toOrderNumber(scanCode: string): string {
  const hash = createHash('sha256').update(`order ${scanCode}`).digest()
  return `F${Array.from(hash.subarray(0, ORDER_NUMBER_CHARACTERS), (byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
