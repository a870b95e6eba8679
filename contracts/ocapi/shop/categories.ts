import * as z from 'zod'

/** The names are in the requested locale. */
export const Category = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  parent_category_id: z.string().optional(),
  get categories() {
    return z.array(Category).default([])
  },
})
export type Category = z.infer<typeof Category>
