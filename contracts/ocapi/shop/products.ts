import * as z from 'zod'

export const Image = z.looseObject({ link: z.string(), alt: z.string().optional() })
/** A list of references. A real instance may return the list as JSON text. */
const References = z.union([z.array(z.looseObject({ id: z.string() })), z.string()])

export const Product = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  short_description: z.string().optional(),
  price: z.number().optional(),
  currency: z.string().optional(),
  primary_category_id: z.string().optional(),
  image_groups: z.array(z.looseObject({ view_type: z.string(), images: z.array(Image).default([]) })).default([]),
  inventory: z.looseObject({ orderable: z.boolean().optional() }).optional(),
  c_hbc_CardSize: z.union([z.string(), z.number()]).optional(),
  c_hbc_CardOrientation: z.string().optional(),
  c_hbc_CardLanguage: z.string().optional(),
  c_hbc_AxItemID: z.string().optional(),
  c_hbc_AXIDEnvelope: z.string().optional(),
  c_hbc_ShipNode: z.string().optional(),
  c_hbc_sentimentsMulti: References.optional(),
  c_hbc_messageStarters: References.optional(),
  c_hbc_MessageStarter: z.string().optional(),
})
export type Product = z.infer<typeof Product>

/** The answer for several products: `/products/(a,b)`. Unknown ids are left out. */
export const ProductResult = z.looseObject({ count: z.int(), total: z.int(), data: z.array(Product).default([]) })
/** The largest number of ids in one call for several products. */
export const MAX_MULTI_GET_IDS = 24
