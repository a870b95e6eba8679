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
