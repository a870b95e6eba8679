import * as z from 'zod'
import { createRequestSchema } from '../document.ts'

const line = (length: number) => z.string().max(length).nullish()

/** An order_address in a request. */
export const OrderAddressRequest = createRequestSchema('order_address', {
  id: line(256),
  salutation: line(256),
  title: line(256),
  first_name: line(256),
  second_name: line(256),
  last_name: line(256),
  suffix: line(256),
  company_name: line(256),
  job_title: line(256),
  address1: line(256),
  address2: line(256),
  suite: line(32),
  post_box: line(256),
  city: line(256),
  postal_code: line(256),
  state_code: line(256),
  country_code: z.string().length(2).nullish(),
  phone: line(256),
})
export type OrderAddressRequest = z.infer<typeof OrderAddressRequest>

/** An order_address in a response. */
export const OrderAddress = z.looseObject({
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  full_name: z.string().optional(),
  company_name: z.string().optional(),
  address1: z.string().optional(),
  address2: z.string().optional(),
  city: z.string().optional(),
  state_code: z.string().optional(),
  postal_code: z.string().optional(),
  country_code: z.string().optional(),
})
export type OrderAddress = z.infer<typeof OrderAddress>
