import * as z from 'zod'
import { createRequestSchema } from '../document.ts'
import { searchResult } from '../search.ts'

/** A blackout day. Only the first ten characters of `c_date` are used. */
export const BlackoutDate = z.looseObject({
  _resource_state: z.string().optional(),
  key_value_string: z.string().optional(),
  site_id: z.string().optional(),
  last_modified: z.string().optional(),
  c_date: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
  c_reason: z.string().optional(),
  c_reason_es: z.string().optional(),
})
export type BlackoutDate = z.infer<typeof BlackoutDate>
export const BlackoutDateSearchResult = searchResult(BlackoutDate)

/** PUT and PATCH of a custom object: only custom attributes. The path holds the type and the key. */
export const CustomObjectRequest = createRequestSchema('custom_object', {})
