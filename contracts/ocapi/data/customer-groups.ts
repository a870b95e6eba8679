import * as z from 'zod'
import { createRequestSchema } from '../document.ts'
import { searchResult } from '../search.ts'

/** JSON as text, as an operator typed it. Some installations return the parsed value instead. */
const JsonText = z.unknown().optional()

export const CustomerGroup = z.looseObject({
  _resource_state: z.string().optional(),
  id: z.string(),
  description: z.string().optional(),
  type: z.string().optional(),
  last_modified: z.string().optional(),
  member_count: z.number().optional(),
  c_senderProfiles: JsonText,
  c_clientConfiguration: JsonText,
  c_clientModelLine: JsonText,
  c_categoryCustomization: JsonText,
  c_axCustomerAccountID: z.string().optional(),
  c_customerReference: z.string().optional(),
  c_resolvePingIDARoles: z.boolean().optional(),
})
export type CustomerGroup = z.infer<typeof CustomerGroup>

/** POST /sites/{site}/customer_group_search */
export const CustomerGroupSearchResult = searchResult(CustomerGroup)

/** PUT and PATCH /sites/{site}/customer_groups/{id}. The other properties of a group are read-only; the server ignores them. */
export const CustomerGroupRequest = createRequestSchema('customer_group', {
  id: z.string().nullish(),
  description: z.string().max(4000).nullish(),
})
