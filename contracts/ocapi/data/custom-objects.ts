import * as z from 'zod'
import { sent } from '../document.ts'
import { searchResult } from '../search.ts'

/** A day without mail. Only the first ten characters of `c_date` count. */
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

/** PUT and PATCH of a custom object: only custom attributes. Its type and key are those of the path. */
export const CustomObjectRequest = sent('custom_object', {})
