import type { ProductSearchHit } from '@fondly/contracts/ocapi/shop/product-search.ts'
import type { Product } from '@fondly/contracts/ocapi/shop/products.ts'
import type { Card, CardDetails, MessageStarter, Sentiment } from '@fondly/domain/catalogue/card.ts'
import { isOwnCardId } from '@fondly/domain/designs/own-card-id.ts'
import { toCardLanguage } from '@fondly/domain/card-language.ts'
import * as z from 'zod'

const Size = z.enum(['49', '60', '70', '831'])
const Orientation = z.enum(['H', 'V', 'S'])
const References = z.array(z.looseObject({ id: z.string() }))

/** Maps a product to a card; values of the search hit take precedence. Returns undefined when format or picture is missing. */
export function cardFromWire(product: Product | undefined, hit?: ProductSearchHit): Card | undefined {
  const size = Size.safeParse(String(product?.c_hbc_CardSize))
  const orientation = Orientation.safeParse(product?.c_hbc_CardOrientation)
  const isOwn = product !== undefined && isOwnCardId(product.id)
  // Commerce has no pictures of own designs: they are ours.
  const pictureUrl = hit?.image?.link ?? (product && pictureOf(product, 'fs')) ?? (isOwn ? '' : undefined)
  if (!product || !size.success || !orientation.success || pictureUrl === undefined) return undefined
  const isOnSale = hit?.orderable ?? product.inventory?.orderable ?? false
  return {
    id: product.id,
    name: hit?.product_name ?? product.name ?? product.id,
    // A new product has no price until commerce imports one.
    orderable: isOnSale && (!isOwn || product.price !== undefined),
    language: toCardLanguage(hit?.c_cardLanguage ?? product.c_hbc_CardLanguage),
    categoryId: hit?.c_primaryCategory ?? product.primary_category_id ?? '',
    size: size.data,
    orientation: orientation.data,
    pictureUrl,
  }
}

/** Updates a known card with the values of a newer search hit. */
export function withHit(card: Card, hit: ProductSearchHit): Card {
  return {
    ...card,
    name: hit.product_name ?? card.name,
    orderable: hit.orderable ?? card.orderable,
    language: hit.c_cardLanguage === undefined ? card.language : toCardLanguage(hit.c_cardLanguage),
    categoryId: hit.c_primaryCategory ?? card.categoryId,
    pictureUrl: hit.image?.link ?? card.pictureUrl,
  }
}

/** Maps a product to what the order form needs of a card. Its sentiments and message starters are products of their own: here are only their ids. */
export function cardDetailsFromWire(product: Product, card: Card): CardDetails & { sentimentIds: string[]; messageStarterIds: string[] } {
  return {
    ...card,
    outsideUrl: pictureOf(product, 'fs') ?? card.pictureUrl,
    insideUrl: pictureOf(product, 'rs'),
    itemId: product.c_hbc_AxItemID ?? product.id,
    envelopeId: product.c_hbc_AXIDEnvelope ?? '',
    shipNode: product.c_hbc_ShipNode ?? '',
    sentiments: [],
    messageStarters: [],
    sentimentIds: idsOf(product.c_hbc_sentimentsMulti),
    messageStarterIds: idsOf(product.c_hbc_messageStarters),
  }
}

/** Maps a product to a sentiment; undefined for a product without a picture of its words. */
export function sentimentFromWire(product: Product): Sentiment | undefined {
  const sentimentUrl = pictureOf(product, 'fs')
  return sentimentUrl === undefined ? undefined : { id: product.id, description: descriptionOf(product), sentimentUrl }
}

/** Maps a product to a message starter; undefined for a product without a text. */
export function messageStarterFromWire(product: Product): MessageStarter | undefined {
  const text = product.c_hbc_MessageStarter
  return text === undefined ? undefined : { id: product.id, description: descriptionOf(product), text }
}

const descriptionOf = (product: Product) => product.short_description ?? product.name ?? product.id

function pictureOf(product: Product, view: 'fs' | 'rs'): string | undefined {
  return product.image_groups.find((group) => group.view_type === view)?.images[0]?.link
}

// Some installations store the list as JSON text.
function idsOf(references: Product['c_hbc_sentimentsMulti']): string[] {
  const list = typeof references === 'string' ? parsed(references) : references
  return References.safeParse(list).data?.map(({ id }) => id) ?? []
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}
