import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { SenderProfile } from '@fondly/domain/sender/sender-profile.ts'
import type { AccessibleCard, CardAccess } from '../catalogue/card-access.ts'
import type { Person } from '../users/person.ts'

/** Finds a card and a sender profile that this user may send together; undefined when the user may not use one of them. */
export async function findCardAndProfile(
  cardAccess: CardAccess,
  user: Person,
  { cardId, senderProfileId }: { cardId: string; senderProfileId: string },
): Promise<{ access: AccessibleCard; profile: SenderProfile } | undefined> {
  const access = await cardAccess.find(user, cardId)
  const profile = access?.profiles.find(({ id }) => id === senderProfileId)
  return access && profile && { access, profile }
}

/**
 * Like `findCardAndProfile`, but refuses with 'card-not-offered' when the user may not send the card. The card may have been turned off while its
 * form was open.
 */
export async function requireCardAndProfile(cardAccess: CardAccess, user: Person, wanted: { cardId: string; senderProfileId: string }) {
  const found = await findCardAndProfile(cardAccess, user, wanted)
  if (found) return found
  throw (await cardAccess.find(user, wanted.cardId)) ? notFound() : new Refused('not-found', 'card-not-offered')
}
