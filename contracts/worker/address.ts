import * as z from 'zod'

const Line = z.string().max(200)
const Nothing = z.null().transform(() => '')

/** POST /Address-Validate: a shipping address, with the field names of commerce. */
export const ValidateAddressRequest = z.object({
  first_name: Line.or(Nothing).optional(),
  last_name: Line.or(Nothing).optional(),
  company_name: Line.or(Nothing).optional(),
  phone: Line.or(Nothing).optional(),
  address1: Line,
  address2: Line.or(Nothing).default(''),
  city: Line,
  state_code: Line,
  postal_code: Line,
  country_code: Line.default('US'),
})
export type ValidateAddressRequest = z.infer<typeof ValidateAddressRequest>

/** The result of the check. The address is the standardised address, or the address of the request if the check refuses it. */
export const ValidateAddressAnswer = z.looseObject({
  success: z.boolean(),
  /** The status of the check: 200, 400 or 429. */
  code: z.coerce.number().int(),
  message: z
    .string()
    .max(1000)
    .nullish()
    .transform((message) => message ?? ''),
  address1: Line.nullish().transform((line) => line ?? ''),
  address2: Line.nullish().transform((line) => line ?? ''),
  city: Line.nullish().transform((line) => line ?? ''),
  state_code: Line.nullish().transform((line) => line ?? ''),
  postal_code: Line.nullish().transform((line) => line ?? ''),
  /** What was checked: only the format, the ZIP code with city and state, or the delivery point. */
  level: z.enum(['format', 'zip', 'dpv']).optional(),
  /** For a confirmed delivery point: the two digits that follow ZIP+4 in the post's barcode. */
  delivery_point: z
    .string()
    .regex(/^\d{2}$/)
    .optional()
    .catch(undefined),
})
export type ValidateAddressAnswer = z.output<typeof ValidateAddressAnswer>
