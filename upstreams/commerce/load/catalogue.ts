import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { sql } from 'kysely'
import type { Commerce } from '../shelf.ts'

type Product = {
  id: string
  name: { default: string }
  shortDescription: { default: string }
  category?: string
  price: number
  orderable: boolean
  searchable: boolean
  searchText: string
  images: Record<string, string>
  custom: Record<string, unknown>
  hitCustom: Record<string, unknown>
}

/** Cards, and what is printed with them: sentiments and message starters are products that cannot be ordered. */
export async function loadCatalogue(commerce: Commerce, documents: LoadDocuments): Promise<void> {
  for (const [position, { id, name, spanishName }] of documents.categories.entries()) {
    const names = JSON.stringify({ default: name, es: spanishName })
    await commerce.database
      .insertInto('category')
      .values({ id, parent_id: 'root', name: names, position, custom: JSON.stringify({ c_showInMenu: true }) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: names, position }))
      .execute()
  }
  const withInside = new Set(documents.art.filter(({ surface }) => surface === 'inside').map(({ cardId }) => cardId))
  for (const [position, card] of documents.cards.entries()) await putProduct(commerce, cardProduct(card, withInside.has(card.id)), position)
  for (const sentiment of documents.sentiments) {
    const words = { fs: `/art/sentiments/${sentiment.id}.webp` }
    await putProduct(commerce, printedWith(sentiment, words, { c_hbc_CardLanguage: wireLanguage(sentiment.language) }), 0)
  }
  for (const starter of documents.messageStarters) {
    const custom = { c_hbc_MessageStarter: starter.text, c_hbc_CardLanguage: wireLanguage(starter.language) }
    await putProduct(commerce, printedWith(starter, {}, custom), 0)
  }
}

function cardProduct(card: LoadDocuments['cards'][number], withInside: boolean): Product {
  const language = wireLanguage(card.language)
  return {
    id: card.id,
    name: { default: card.name },
    shortDescription: { default: card.description },
    category: card.category,
    price: card.price,
    orderable: card.orderable,
    searchable: true,
    searchText: [card.id, card.name, card.category, ...card.keywords].join(' ').toLowerCase(),
    images: { fs: `/art/${card.id}/front.webp`, ...(withInside ? { rs: `/art/${card.id}/inside.webp` } : {}) },
    custom: {
      c_hbc_CardSize: card.size,
      c_hbc_CardOrientation: card.orientation,
      c_hbc_CardLanguage: language,
      c_hbc_AxItemID: card.id,
      c_hbc_AXIDEnvelope: card.envelope,
      c_hbc_ShipNode: card.shipNode,
      c_hbc_sentimentsMulti: card.sentiments.map((id) => ({ id })),
      c_hbc_messageStarters: card.messageStarters.map((id) => ({ id })),
    },
    // A hook of the shop puts these two on its search hits.
    hitCustom: { c_cardLanguage: language, c_primaryCategory: card.category },
  }
}

function printedWith(
  { id, description }: { id: string; description: string },
  images: Record<string, string>,
  custom: Record<string, unknown>,
): Product {
  const words = { default: description }
  return {
    id,
    name: words,
    shortDescription: words,
    price: 0,
    orderable: false,
    searchable: false,
    searchText: '',
    images,
    custom,
    hitCustom: {},
  }
}

const wireLanguage = (language: 'en_US' | 'es') => (language === 'es' ? 'es' : 'other')

async function putProduct({ database, env }: Commerce, product: Product, position: number): Promise<void> {
  const now = env.clock()
  await database
    .insertInto('product')
    .values({
      id: product.id,
      name: JSON.stringify(product.name),
      short_description: JSON.stringify(product.shortDescription),
      category_id: product.category ?? null,
      price: product.price,
      orderable: product.orderable,
      searchable: product.searchable,
      search_text: product.searchText,
      images: JSON.stringify(product.images),
      custom: JSON.stringify(product.custom),
      hit_custom: JSON.stringify(product.hitCustom),
      position,
      modified_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        short_description: row.ref('excluded.short_description'),
        category_id: row.ref('excluded.category_id'),
        price: row.ref('excluded.price'),
        orderable: row.ref('excluded.orderable'),
        searchable: row.ref('excluded.searchable'),
        search_text: row.ref('excluded.search_text'),
        // A folder without a card's art leaves the pictures that it has.
        images: sql`product.images || excluded.images`,
        custom: row.ref('excluded.custom'),
        hit_custom: row.ref('excluded.hit_custom'),
        position: row.ref('excluded.position'),
        modified_at: row.ref('excluded.modified_at'),
      })),
    )
    .execute()
}
