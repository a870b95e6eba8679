import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { sql } from 'kysely'
import type { CommerceContext } from '../context.ts'

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
  position: number
}

/** The rows of one insert statement. A large catalogue needs several statements. */
const ROWS_PER_INSERT = 500

/** Loads cards, sentiments and message starters. The latter two are products that cannot be ordered. */
export async function loadCatalogue(context: CommerceContext, documents: LoadDocuments): Promise<void> {
  for (const [position, { id, name, spanishName }] of documents.categories.entries()) {
    const names = JSON.stringify({ default: name, es: spanishName })
    await context.database
      .insertInto('category')
      .values({ id, parent_id: 'root', name: names, position, custom: JSON.stringify({ c_showInMenu: true }) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: names, position }))
      .execute()
  }
  const withInside = new Set(documents.art.filter(({ surface }) => surface === 'inside').map(({ cardId }) => cardId))
  await upsertProducts(context, [
    ...documents.cards.map((card, position) => ({ ...cardProduct(card, withInside.has(card.id)), position })),
    ...documents.sentiments.map((sentiment) =>
      toPrintedProduct(sentiment, { fs: `/art/sentiments/${sentiment.id}.webp` }, { c_hbc_CardLanguage: wireLanguage(sentiment.language) }),
    ),
    ...documents.messageStarters.map((starter) =>
      toPrintedProduct(starter, {}, { c_hbc_MessageStarter: starter.text, c_hbc_CardLanguage: wireLanguage(starter.language) }),
    ),
  ])
}

function cardProduct(card: LoadDocuments['cards'][number], withInside: boolean): Omit<Product, 'position'> {
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
    // On a real instance, a hook adds these two attributes to search hits.
    hitCustom: { c_cardLanguage: language, c_primaryCategory: card.category },
  }
}

function toPrintedProduct(
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
    position: 0,
  }
}

const wireLanguage = (language: 'en_US' | 'es') => (language === 'es' ? 'es' : 'other')

async function upsertProducts({ database, env }: CommerceContext, products: Product[]): Promise<void> {
  const now = env.clock()
  for (let from = 0; from < products.length; from += ROWS_PER_INSERT) {
    await database
      .insertInto('product')
      .values(products.slice(from, from + ROWS_PER_INSERT).map((product) => row(product, now)))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((excluded) => ({
          name: excluded.ref('excluded.name'),
          short_description: excluded.ref('excluded.short_description'),
          category_id: excluded.ref('excluded.category_id'),
          price: excluded.ref('excluded.price'),
          orderable: excluded.ref('excluded.orderable'),
          searchable: excluded.ref('excluded.searchable'),
          search_text: excluded.ref('excluded.search_text'),
          // A folder without the card's art keeps the existing pictures.
          images: sql`product.images || excluded.images`,
          custom: excluded.ref('excluded.custom'),
          hit_custom: excluded.ref('excluded.hit_custom'),
          position: excluded.ref('excluded.position'),
          modified_at: excluded.ref('excluded.modified_at'),
        })),
      )
      .execute()
  }
}

function row(product: Product, now: Date) {
  return {
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
    position: product.position,
    modified_at: now,
  }
}
