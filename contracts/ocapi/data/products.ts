import * as z from 'zod'
import { createRequestSchema } from '../document.ts'

/** A product as the Data API returns it: texts by locale, and flags by site. */
export const CatalogProduct = z.looseObject({
  _resource_state: z.string().optional(),
  id: z.string(),
  name: z.record(z.string(), z.string()).optional(),
  online_flag: z.record(z.string(), z.boolean()).optional(),
  searchable: z.record(z.string(), z.boolean()).optional(),
  owning_catalog_id: z.string().optional(),
})
export type CatalogProduct = z.infer<typeof CatalogProduct>

const Flag = z.record(z.string().max(256), z.boolean())
const SENT = {
  id: z.string().nullish(),
  name: z.record(z.string().max(64), z.string().max(4000)).nullish(),
  online_flag: Flag.nullish(),
  searchable: Flag.nullish(),
}

/** PUT of a product: replaces the whole product. Prices, pictures and stock are read-only; the server ignores them. */
export const ProductRequest = createRequestSchema('product', { ...SENT, owning_catalog_id: z.string().max(256).nullish() })
/** PATCH of a product: changes the properties that are sent. */
export const ProductPatch = createRequestSchema('product', SENT)

/** PUT /catalogs/{catalog}/categories/{category}/products/{product}. */
export const CategoryProductAssignment = z.looseObject({ category_id: z.string(), product_id: z.string() })
export const CategoryProductAssignmentRequest = createRequestSchema('category_product_assignment', {})
