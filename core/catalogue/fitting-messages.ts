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

/** The greatest number of pairs of paper and signature for which a client's results are remembered. */
const MAX_PAPERS = 500

/**
 * Creates the function that leaves out the client's own messages that do not fit on a card with this sender's signature. It lays out the words once
 * for each pair of paper and signature, and remembers the result while the client's document is cached.
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
    // A layout takes long, so let other requests run in between.
    await nextTurn()
    if (papers.some(({ fits }) => !fits(text, 'closing'))) unfit.add(id)
  }
  return unfit
}
