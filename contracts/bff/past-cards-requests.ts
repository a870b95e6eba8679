import { MAX_NAME_CHARACTERS, MAX_TYPED_CHARACTERS } from '@fondly/domain/order-form/limits.ts'
import * as z from 'zod/mini'

const text = (maxCharacters: number) => z.string().check(z.maxLength(maxCharacters))

/**
 * POST /api/past-cards: asks which cards people of the client have sent to this person. The person is in the body, because proxies log the addresses
 * of requests.
 */
export const PastCardsRequest = z.object({
  firstName: text(MAX_NAME_CHARACTERS),
  lastName: text(MAX_NAME_CHARACTERS),
  address1: text(MAX_TYPED_CHARACTERS.address1),
  address2: text(MAX_TYPED_CHARACTERS.address2),
  city: text(MAX_TYPED_CHARACTERS.city),
  state: text(MAX_TYPED_CHARACTERS.state),
  zipCode: text(MAX_TYPED_CHARACTERS.zipCode),
  /** The number of the order that the form corrects. The card of that order is left out. */
  corrects: z.optional(text(60)),
})
