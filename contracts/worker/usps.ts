import * as z from 'zod'

// USPS APIs v3, as github.com/USPS/api-examples and the published description of Addresses 3.0 show them. Missing texts are null or '', numbers are
// texts, and two properties have two possible names.
const Text = z
  .string()
  .max(1000)
  .nullish()
  .transform((text) => text?.trim() ?? '')
const Code = z
  .union([z.string().max(100), z.number()])
  .nullish()
  .transform((code) => String(code ?? ''))

/** POST /oauth2/v3/token */
export const UspsToken = z.looseObject({
  access_token: z.string().min(1).max(16_000),
  /** A number of seconds. */
  expires_in: z.coerce.number().positive(),
})

const Notes = z
  .array(z.looseObject({ code: Code, text: Text }))
  .max(100)
  .nullish()
const Info = z.looseObject({ DPVConfirmation: Text, deliveryPoint: Text }).nullish()

/** GET /addresses/v3/address, 200. */
export const UspsAddress = z
  .looseObject({
    address: z.looseObject({
      streetAddress: Text,
      secondaryAddress: Text,
      urbanization: Text,
      city: Text,
      state: Text,
      ZIPCode: Text,
      ZIPPlus4: Text,
    }),
    additionalInfo: Info,
    addressAdditionalInfo: Info,
    corrections: Notes,
    addressCorrections: Notes,
  })
  .transform(({ address, additionalInfo, addressAdditionalInfo, corrections, addressCorrections }) => ({
    address,
    /** Y: confirmed. S: confirmed without the given unit. D: confirmed, but a unit is missing. N or '': not confirmed. */
    confirmation: (additionalInfo ?? addressAdditionalInfo)?.DPVConfirmation ?? '',
    deliveryPoint: (additionalInfo ?? addressAdditionalInfo)?.deliveryPoint ?? '',
    /** 32: a unit is missing. 22: the input means several addresses, and none of them is the default. */
    corrections: corrections ?? addressCorrections ?? [],
  }))
export type UspsAddress = z.output<typeof UspsAddress>

/** The body of every refusal of USPS. */
export const UspsFault = z.looseObject({
  error: z.looseObject({
    code: Code,
    message: Text,
    errors: z
      .array(z.looseObject({ code: Code, title: Text, detail: Text }))
      .max(100)
      .nullish()
      .transform((errors) => errors ?? []),
  }),
})
export type UspsFault = z.output<typeof UspsFault>
