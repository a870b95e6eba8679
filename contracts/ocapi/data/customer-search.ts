import * as z from 'zod'
import { Instant } from '../document.ts'
import { searchResult } from '../search.ts'

export const ListedCustomer = z.looseObject({
  customer_id: z.string(),
  customer_no: z.string().optional(),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  credentials: z.looseObject({ login: z.string().optional(), enabled: z.boolean().optional(), locked: z.boolean().optional() }).optional(),
  last_login_time: Instant.optional(),
})
export type ListedCustomer = z.infer<typeof ListedCustomer>
export const CustomerSearchResult = searchResult(z.looseObject({ data: ListedCustomer }))
