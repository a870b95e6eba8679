import { createHash } from 'node:crypto'
import { OWN_CARD_PREFIX } from '@fondly/domain/designs/own-card-id.ts'

const HASH_CHARACTERS = 12

/**
 * Returns the number of the card that a design becomes. The number is short because the catalogue shows it. It depends on the client too, so that
 * designs of different clients get different numbers.
 */
export function toOwnCardId({ clientId, designId }: { clientId: string; designId: string }): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([clientId, designId]))
    .digest('hex')
  return `${OWN_CARD_PREFIX}${hash.slice(0, HASH_CHARACTERS).toUpperCase()}`
}
