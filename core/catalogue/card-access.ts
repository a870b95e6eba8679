import type { CardDetails } from '@fondly/domain/catalogue/card.ts'
import { withClientMessages } from '@fondly/domain/catalogue/client-messages.ts'
import { isOffered, withoutDisabled } from '@fondly/domain/catalogue/offered.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import { offeredProfiles } from '@fondly/domain/sender/offered-profiles.ts'
import type { SenderProfile } from '@fondly/domain/sender/sender-profile.ts'
import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { Clients } from '../clients/clients.ts'
import { isOwnCardId } from '@fondly/domain/designs/own-card-id.ts'
import { type OwnCards, withOwnCard } from '../designs/own-cards.ts'
import { createCache } from '../cache/cache.ts'
import type { Person } from '../users/person.ts'

/** One card as this user may send it, with the user's own sender profiles. It lacks the parts that the client has disabled. */
export type AccessibleCard = { card: CardDetails; client: Client; profiles: SenderProfile[] }

export type CardAccess = {
  /** Finds the card; undefined when this user may not send it. */
  find: (user: Person, cardId: string) => Promise<AccessibleCard | undefined>
}

/**
 * Creates the lookup of the one card that a user wants to send. Cards are fresh for 60 seconds and usable for 10 minutes more. `find` throws what
 * commerce throws when a card is neither cached nor readable.
 */
export function createCardAccess(
  { clients, commerce, ownCards }: { clients: Clients; commerce: Commerce; ownCards: Pick<OwnCards, 'of'> },
  { clock, log }: Env,
): CardAccess {
  const freshness = { clock, log, freshSeconds: 60, staleSeconds: 600 }
  const cards = createCache<string, CardDetails | undefined>({ ...freshness, name: 'card', load: whole })

  /** Reads a card with its sentiments and message starters. Commerce stores these as separate products. */
  async function whole(cardId: string): Promise<CardDetails | undefined> {
    const found = await commerce.catalogue.card(cardId)
    if (!found) return undefined
    const { sentimentIds, messageStarterIds, ...card } = found
    const [sentiments, messageStarters] = await Promise.all([
      sentimentIds.length > 0 ? commerce.catalogue.sentiments(sentimentIds) : [],
      messageStarterIds.length > 0 ? commerce.catalogue.messageStarters(messageStarterIds) : [],
    ])
    return { ...card, sentiments, messageStarters }
  }

  /** Returns the card as this client sees it; undefined for an own card of another client. */
  async function cardOf(client: Client, cardId: string): Promise<CardDetails | undefined> {
    if (!isOwnCardId(cardId)) return cards.get(cardId)
    const own = await ownCards.of(client.id)
    const card = own.has(cardId) ? await cards.get(cardId) : undefined
    return card && withOwnCard(card, own)
  }

  return {
    async find(user, cardId) {
      const client = await clients.find(user.clientId)
      // People of an archived client may still have a session for a moment, but they can send no card.
      if (client?.configuration.archived) return undefined
      const model = client?.models.find(({ id }) => id === cardId)
      // Ask commerce for the card only when the client has it, so that commerce never sees guessed ids.
      const card = client && model && (await cardOf(client, cardId))
      if (!client || !model || !card || !isOffered(card, new Map([[cardId, model]]), 'all') || !user.languages.includes(card.language))
        return undefined
      const offered = withClientMessages(withoutDisabled(card, model), client.configuration.messages)
      return { card: offered, client, profiles: offeredProfiles(client.senderProfiles, user.senderProfiles) }
    },
  }
}
