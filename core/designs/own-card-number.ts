import { createHash } from 'node:crypto'
import { OWN_CARD_PREFIX } from '@fondly/domain/designs/own-card-id.ts'

const DIGITS = 12

/**
 * Returns the number of the card that a design becomes. It is short because the catalogue shows it, and contains the client so that designs of other
 * clients get other numbers.
 */
export function toOwnCardId({ clientId, designId }: { clientId: string; designId: string }): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([clientId, designId]))
    .digest('hex')
  return `${OWN_CARD_PREFIX}${hash.slice(0, DIGITS).toUpperCase()}`
}
