import * as z from 'zod'
import { Instant, createRequestSchema } from '../document.ts'

const Email = z
  .string()
  .max(256)
  .regex(/^[^@\s]+@[^@\s]+$/)

/** POST /customers/auth. The token is in the Authorization header of the response, never in the body. */
export const CustomerAuthRequest = createRequestSchema('auth_request', { type: z.enum(['guest', 'credentials', 'refresh', 'session']) })
export const TrustedSystemAuthRequest = createRequestSchema('trusted_system_auth_request', {
  client_id: z.string().max(256),
  login: z.string().min(1).max(256),
  password: z.string().max(256).nullish(),
})
export const ExternalProfileRequest = createRequestSchema('customers_ext_profile', {
  authentication_provider_id: z.string().min(1).max(256),
  external_id: z.string().min(1).max(256),
  email: z
    .string()
    .max(256)
    .regex(/^[^@\s]+@[^@\s]+$/),
  first_name: z.string().max(256).nullish(),
  last_name: z.string().max(256).nullish(),
})
export const ExternalProfile = z.looseObject({ customer_id: z.string(), email: z.string().optional() })

const text = z.string().max(256).nullish()
const PROFILE = {
  first_name: text,
  last_name: text,
  second_name: text,
  company_name: text,
  job_title: text,
  salutation: text,
  suffix: text,
  title: text,
  birthday: z.iso.date().nullish(),
  gender: z.literal([1, 2]).nullish(),
  phone_home: text,
  phone_mobile: text,
  phone_business: text,
  fax: text,
  preferred_locale: text,
}
export const CustomerPatch = createRequestSchema('customer', { ...PROFILE, email: Email.nullish() })
/** POST /customers: a customer with a password of this shop. */
export const CustomerRegistration = createRequestSchema('customer_registration', {
  password: z.string().max(256).nullish(),
  customer: createRequestSchema('customer', {
    ...PROFILE,
    login: z.string().min(1).max(256),
    email: Email,
    last_name: z.string().min(1).max(256),
  }),
})

export const Customer = z.looseObject({
  customer_id: z.string(),
  customer_no: z.string().optional(),
  auth_type: z.string().optional(),
  login: z.string().optional(),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  enabled: z.boolean().optional(),
  last_login_time: Instant.optional(),
})
export type Customer = z.infer<typeof Customer>
