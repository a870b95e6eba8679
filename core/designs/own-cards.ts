import type { Card } from '@fondly/domain/catalogue/card.ts'
import { isOwnCardId } from '@fondly/domain/designs/own-card-id.ts'
import type { Env } from '@fondly/kit/env.ts'
import { createCache } from '../cache/cache.ts'
import { toOwnCardId } from './own-card-number.ts'
import type { OwnDesigns } from './own-designs.ts'

/** What our own tables know about the card of a design, and commerce does not. Paths are relative to our own origin. */
export type OwnCard = { isOffered: boolean; categoryId: string; pictureUrl: string; outsideUrl: string; insideUrl: string | undefined }

export type OwnCards = {
  /** Returns the cards of this client's designs by card id. The result is the same object until one of these cards changes. */
  of: (clientId: string) => Promise<ReadonlyMap<string, OwnCard>>
  forget: (clientId: string) => void
}

const NONE: ReadonlyMap<string, OwnCard> = new Map<string, OwnCard>()

/** Reads the offered designs of all clients, with at most one statement a minute. */
export function createOwnCards(designs: Pick<OwnDesigns, 'list'>, publicUrl: string, { clock, log }: Pick<Env, 'clock' | 'log'>): OwnCards {
  const lastRead = new Map<string, { text: string; cards: ReadonlyMap<string, OwnCard> }>()

  async function load(clientId: string): Promise<ReadonlyMap<string, OwnCard>> {
    const cards = (await designs.list(clientId)).flatMap(({ id, value: { art, state, categoryId } }): [string, OwnCard][] => {
      if (!art) return []
      const [pictureUrl, outsideUrl, insideUrl] = [art.picturePath, art.outsidePath, art.insidePath].map((path) => path && publicUrl + path)
      return [
        [
          toOwnCardId({ clientId, designId: id }),
          { isOffered: state === 'offered', categoryId, pictureUrl: pictureUrl ?? '', outsideUrl: outsideUrl ?? '', insideUrl },
        ],
      ]
    })
    // Return the same object while nothing changes. A new object would make every catalogue be serialised again.
    const text = JSON.stringify(cards)
    const known = lastRead.get(clientId)
    if (known?.text === text) return known.cards
    const read = cards.length > 0 ? new Map(cards) : NONE
    lastRead.set(clientId, { text, cards: read })
    return read
  }

  const cache = createCache({ name: 'own cards', load, clock, log, freshSeconds: 60, staleSeconds: 600 })
  return { of: cache.get, forget: cache.forget }
}

/** Returns a card of commerce with the data that only we have. Undefined for a design of another client. */
export function withOwnCard<C extends Card>(card: C, ownCards: ReadonlyMap<string, OwnCard>): C | undefined {
  if (!isOwnCardId(card.id)) return card
  const own = ownCards.get(card.id)
  if (!own) return undefined
  const { isOffered, ...known } = own
  const pictures = 'outsideUrl' in card ? known : { categoryId: known.categoryId, pictureUrl: known.pictureUrl }
  // The card of a withdrawn design cannot be ordered.
  return { ...card, ...pictures, orderable: card.orderable && isOffered }
}

/** Returns the cards of commerce as one client sees them, without the designs of other clients. */
export const withOwnCards = <C extends Card>(cards: readonly C[], ownCards: ReadonlyMap<string, OwnCard>): C[] =>
  cards.flatMap((card) => withOwnCard(card, ownCards) ?? [])
