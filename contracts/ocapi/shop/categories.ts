import * as z from 'zod'

/** Names come in the locale that was asked for. */
export const Category = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  parent_category_id: z.string().optional(),
  get categories() {
    return z.array(Category).default([])
  },
})
export type Category = z.infer<typeof Category>
