import * as z from 'zod'
import { searchResult } from '../search.ts'
import { Image } from './products.ts'

/** The shop's own hook adds the two `c_` properties, because the platform does not copy custom attributes to hits. */
export const ProductSearchHit = z.looseObject({
  product_id: z.string(),
  product_name: z.string().optional(),
  orderable: z.boolean().optional(),
  image: Image.optional(),
  c_cardLanguage: z.string().optional(),
  c_primaryCategory: z.string().optional(),
})
export type ProductSearchHit = z.infer<typeof ProductSearchHit>
export const ProductSearchResult = searchResult(ProductSearchHit)
