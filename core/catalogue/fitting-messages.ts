import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CardDetails, MessageStarter } from '@fondly/domain/catalogue/card.ts'
import { isClientMessage } from '@fondly/domain/catalogue/client-messages.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import { knownLayout } from '@fondly/stationery/layout/paper-rules.ts'
import { LRUCache } from 'lru-cache'
import { fillSignature } from '../card-print/fill-signature.ts'
import { closingRules } from '../changes/closing-rules.ts'
import type { Person } from '../users/person.ts'
import type { AccessibleCard } from './card-access.ts'

/** The most signatures and papers of a client for which we remember what fits. */
const MAX_PAPERS = 500

/**
 * Creates the function that leaves out the client's own messages that do not fit on a card as this sender signs it. Words are laid out once for each paper
 * and signature while the client's document is cached.
 */
export function createFittingMessages() {
  const known = new WeakMap<Client, LRUCache<string, Promise<ReadonlySet<string>>>>()

  return async ({ card, client, profiles }: AccessibleCard, user: Person): Promise<CardDetails> => {
    const own = card.messageStarters.filter(isClientMessage)
    if (own.length === 0 || !knownLayout(card)) return card
    const ofClient = known.get(client) ?? new LRUCache({ max: MAX_PAPERS })
    known.set(client, ofClient)
    const signatures = new Set(profiles.map((profile) => fillSignature(profile, user, client)))
    const key = JSON.stringify([card.size, card.orientation, card.language, ...signatures])
    const unfit = ofClient.get(key) ?? findUnfit(own, { card, client, profiles }, user)
    ofClient.set(key, unfit)
    unfit.catch(() => ofClient.delete(key))
    const ids = await unfit
    return ids.size === 0 ? card : { ...card, messageStarters: card.messageStarters.filter(({ id }) => !ids.has(id)) }
  }
}

/** Returns the ids of the messages that do not fit. */
async function findUnfit(
  own: readonly MessageStarter[],
  { card, client, profiles }: Pick<AccessibleCard, 'card' | 'client' | 'profiles'>,
  user: Person,
): Promise<ReadonlySet<string>> {
  const papers = closingRules([card], { ...client, senderProfiles: profiles }, user)
  const unfit = new Set<string>()
  for (const { id, text } of own) {
    // Laying words out takes long enough to let others in between.
    await nextTurn()
    if (papers.some(({ fits }) => !fits(text, 'closing'))) unfit.add(id)
  }
  return unfit
}
