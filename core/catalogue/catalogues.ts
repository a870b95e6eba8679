import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Card, Category } from '@fondly/domain/catalogue/card.ts'
import { inClientOrder } from '@fondly/domain/catalogue/card-order.ts'
import { listCategories } from '@fondly/domain/catalogue/categories.ts'
import { isOffered, modelsById } from '@fondly/domain/catalogue/offered.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Env } from '@fondly/kit/env.ts'
import { LRUCache } from 'lru-cache'
import { isOwnCardId } from '@fondly/domain/designs/own-card-id.ts'
import { createCache } from '../cache/cache.ts'
import { type OwnCards, withOwnCards } from '../designs/own-cards.ts'

/** The cards that a client's users may send, and the categories of these cards. */
export type Catalogue = { cards: Omit<Card, 'orderable'>[]; categories: Omit<Category, 'hidden'>[] }

/** A client's catalogue as the bytes of the response. It is filtered and serialised once, and again only after one of its sources has changed. */
export type ReadyCatalogue = { body: Uint8Array<ArrayBuffer>; gzipped: Uint8Array<ArrayBuffer>; etag: string }
export type Catalogues = {
  of: (client: Client, languages: readonly CardLanguage[]) => Promise<ReadyCatalogue>
  /** Returns the same catalogue as an object, not as bytes. */
  read: (client: Client, languages: readonly CardLanguage[]) => Promise<Catalogue>
  /** Returns every card that the client may have, and every category. Both include those of the site and the client's own. */
  ofClient: (clientId: string) => Promise<{ cards: readonly Card[]; categories: readonly Category[] }>
  /** Returns the catalogue of this user's client as it was last sent to any user; undefined when it was not sent yet. Never calls commerce. */
  known: (user: { clientId: string; languages: readonly CardLanguage[] }) => Catalogue | undefined
}

type OwnCardsOfClient = Awaited<ReturnType<OwnCards['of']>>
type CatalogueSources = { cards: Card[]; categories: Category[]; client: Client; ownCards: OwnCardsOfClient }

const MAX_READY_CATALOGUES = 500

/**
 * Creates the catalogues of all clients from the cards and categories of the site, which are fresh for 60 seconds. A catalogue is built and
 * serialised again only after one of its sources has changed. The 500 most recently used catalogues are kept.
 */
export function createCatalogues(
  { commerce, ownCards }: { commerce: Commerce; ownCards: Pick<OwnCards, 'of'> },
  { clock, log }: Env,
): Catalogues {
  const freshness = { clock, log, freshSeconds: 60, staleSeconds: 600 }
  let lastRead: Card[] = []
  const cards = createCache({
    ...freshness,
    name: 'cards',
    // Keep the same list object while nothing changes, so that no catalogue is serialised again.
    load: async () => (lastRead = unlessSame(lastRead, await commerce.catalogue.cards())),
  })
  const categories = createCache({ ...freshness, name: 'categories', load: () => commerce.catalogue.categories() })
  const ready = new LRUCache<string, CatalogueSources & { catalogue: ReadyCatalogue }>({ max: MAX_READY_CATALOGUES })
  const compared = new WeakSet<Client>()
  const lookedFor = new Set<string>()

  /**
   * A client's document may name a card that is newer than the cached cards. Then forgets the cached cards and categories, once for each unknown id.
   */
  async function forgetIfOlder(client: Client): Promise<void> {
    if (compared.has(client)) return
    compared.add(client)
    const known = new Set((await cards.get('site')).map(({ id }) => id))
    const unknown = client.models.filter(({ id }) => !known.has(id) && !lookedFor.has(id))
    if (unknown.length === 0) return
    for (const { id } of unknown) lookedFor.add(id)
    cards.forget('site')
    categories.forget('site')
  }

  const withOwn = new WeakMap<readonly Card[], boolean>()
  /** Returns the client's own cards. Does not read the designs if commerce has no own card of any client. */
  async function ownOf(clientId: string, everyCard: readonly Card[]): Promise<OwnCardsOfClient> {
    const isAny = withOwn.get(everyCard) ?? everyCard.some(({ id }) => isOwnCardId(id))
    withOwn.set(everyCard, isAny)
    return isAny ? ownCards.of(clientId) : NO_OWN_CARDS
  }

  const seenCards = new WeakMap<OwnCardsOfClient, { everyCard: readonly Card[]; seen: readonly Card[] }>()
  /** The cards of the site with those of a client: the same list while neither changes, so that it is indexed once. */
  function listSeen(everyCard: readonly Card[], own: OwnCardsOfClient): readonly Card[] {
    const known = seenCards.get(own)
    if (known?.everyCard === everyCard) return known.seen
    const seen = withOwnCards(everyCard, own)
    seenCards.set(own, { everyCard, seen })
    return seen
  }

  async function sourcesOf(client: Client): Promise<CatalogueSources> {
    await forgetIfOlder(client)
    const [everyCard, everyCategory] = await Promise.all([cards.get('site'), categories.get('site')])
    return { cards: everyCard, categories: everyCategory, client, ownCards: await ownOf(client.id, everyCard) }
  }

  return {
    async of(client, languages) {
      const madeOf = await sourcesOf(client)
      const key = keyOf(client.id, languages)
      const present = ready.get(key)
      // When every source is still the same object, nothing has changed and the catalogue is current.
      if (present && isMadeOf(present, madeOf)) return present.catalogue
      const catalogue = await writtenOut(catalogueFor(madeOf, languages))
      ready.set(key, { ...madeOf, catalogue })
      return catalogue
    },
    async read(client, languages) {
      return catalogueFor(await sourcesOf(client), languages)
    },
    async ofClient(clientId) {
      const [everyCard, everyCategory] = await Promise.all([cards.get('site'), categories.get('site')])
      return { cards: listSeen(everyCard, await ownOf(clientId, everyCard)), categories: everyCategory }
    },
    known({ clientId, languages }) {
      const present = ready.get(keyOf(clientId, languages))
      return present && catalogueFor(present, languages)
    },
  }
}

const keyOf = (clientId: string, languages: readonly CardLanguage[]) => JSON.stringify([clientId, [...languages].sort()])

const NO_OWN_CARDS: OwnCardsOfClient = new Map<string, never>()

const isMadeOf = (one: CatalogueSources, other: CatalogueSources): boolean =>
  one.cards === other.cards && one.categories === other.categories && one.client === other.client && one.ownCards === other.ownCards

function catalogueFor({ cards, categories, client, ownCards }: CatalogueSources, languages: readonly CardLanguage[]): Catalogue {
  const models = modelsById(client.models)
  return {
    cards: inClientOrder(withOwnCards(cards, ownCards), client.configuration.shelf)
      .filter((card) => languages.includes(card.language) && isOffered(card, models, 'all'))
      .map(({ id, name, language, categoryId, size, orientation, pictureUrl }) => ({
        id,
        name,
        language,
        categoryId,
        size,
        orientation,
        pictureUrl,
      })),
    categories: listCategories(client.categoryCustomization, categories).map(({ id, name, spanishName }) => ({ id, name, spanishName })),
  }
}

async function writtenOut(catalogue: Catalogue): Promise<ReadyCatalogue> {
  const body = new TextEncoder().encode(JSON.stringify(catalogue))
  // A weak ETag, because the same catalogue is sent both plain and gzipped.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { body, gzipped: new Uint8Array(await promisify(gzip)(body)), etag }
}

function unlessSame(before: Card[], now: Card[]): Card[] {
  const same = before.length === now.length && now.every((card, at) => isSame(card, before[at]))
  return same ? before : now
}

function isSame(card: Card, other: Card | undefined): boolean {
  // The comparison by `===` is enough, because every property of a card is a plain value.
  return other !== undefined && (Object.keys(card) as (keyof Card)[]).every((name) => card[name] === other[name])
}
