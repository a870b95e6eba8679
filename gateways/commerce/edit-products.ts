import {
  CatalogProduct,
  CategoryProductAssignment,
  CategoryProductAssignmentRequest,
  ProductPatch,
  ProductRequest,
} from '@fondly/contracts/ocapi/data/products.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import * as z from 'zod'
import type { Administration, OwnCardProduct } from './administration.ts'
import { unlessUnknown } from './clients.ts'
import type { Access } from './commerce-access.ts'
import { CHANGED_MEANWHILE, toResourceState, readVersion } from './guarded-write.ts'

/** What a design takes from the card that it is based on. Values stay in the form of the installation: lists or text. */
const SHARED = [
  'c_hbc_CardSize',
  'c_hbc_CardLanguage',
  'c_hbc_AxItemID',
  'c_hbc_AXIDEnvelope',
  'c_hbc_ShipNode',
  'c_hbc_sentimentsMulti',
  'c_hbc_messageStarters',
]
const MAX_ATTEMPTS = 3

/** Creates the calls for the products of own designs. */
export function createProductEditor({ asApplication }: Access, { catalog }: { catalog: string }): Administration['products'] {
  const pathOf = (cardId: string) => `/products/${encodeURIComponent(cardId)}`

  const read = (cardId: string) =>
    unlessUnknown(['ProductNotFoundException'], () =>
      asApplication({ api: 'data', method: 'GET', path: pathOf(cardId), query: { select: '(**)' }, answer: CatalogProduct }),
    )

  async function write(method: 'PUT' | 'PATCH', cardId: string, document: object): Promise<void> {
    const schema = method === 'PUT' ? ProductRequest : ProductPatch
    await asApplication({ api: 'data', method, path: pathOf(cardId), body: { schema, document }, answer: CatalogProduct })
  }

  return {
    async put({ id, name, orientation, categoryId, likeCardId }) {
      const like = await read(likeCardId)
      if (!like) return 'like-card-missing'
      const shared = Object.fromEntries(SHARED.flatMap((attribute) => (like[attribute] == null ? [] : [[attribute, like[attribute]]])))
      await repeatWhileChanged(async () => {
        const seen = await read(id)
        await write('PUT', id, {
          owning_catalog_id: catalog,
          name: toNames(name),
          online_flag: { default: true },
          searchable: { default: true },
          ...shared,
          c_hbc_CardOrientation: orientation,
          _resource_state: seen ? toResourceState(readVersion(seen)) : 'not_exists',
        })
      })
      await asApplication({
        api: 'data',
        method: 'PUT',
        path: `/catalogs/${encodeURIComponent(catalog)}/categories/${encodeURIComponent(categoryId)}${pathOf(id)}`,
        body: { schema: CategoryProductAssignmentRequest, document: {} },
        answer: z.union([CategoryProductAssignment, z.undefined()]),
      })
      return 'written'
    },

    async rename(cardId, name) {
      await repeatWhileChanged(async () => {
        const seen = await read(cardId)
        if (!seen || seen.name?.['default'] === name) return
        await write('PATCH', cardId, { name: toNames(name), _resource_state: toResourceState(readVersion(seen)) })
      })
    },
  }
}

/** A design has one language, so its name is the same in every locale. */
const toNames = (name: OwnCardProduct['name']) => ({ default: name })

/** Writes once more over a version that another program has just written: the product belongs to us. */
async function repeatWhileChanged(attempt: () => Promise<void>): Promise<void> {
  for (let attempts = 1; ; attempts++)
    try {
      return await attempt()
    } catch (error) {
      if (attempts === MAX_ATTEMPTS || !(error instanceof UpstreamRefused) || !CHANGED_MEANWHILE.has(error.code)) throw error
    }
}
