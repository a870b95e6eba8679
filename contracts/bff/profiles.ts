import { MAX_PROFILE_CHARACTERS } from '@fondly/domain/sender/profile-problems.ts'
import * as z from 'zod/mini'
import { MessageShape } from './message.ts'

const text = (characters: number) => z.string().check(z.maxLength(characters))
const { name, signature, addressName, address, city, invoiceAccount, disclaimer } = MAX_PROFILE_CHARACTERS

const ReturnAddress = z.strictObject({
  name: text(addressName),
  address1: text(address),
  address2: text(address),
  city: text(city),
  state: text(2),
  zip: text(10),
  country: z.literal('US'),
})

export const Profile = z.strictObject({
  name: text(name),
  signature: text(signature),
  returnAddress: ReturnAddress,
  invoiceAccount: text(invoiceAccount),
  newUserDefault: z.boolean(),
  logoUrl: z.optional(text(500)),
  logoAtNightUrl: z.optional(text(500)),
  disclaimer: z.optional(z.strictObject({ default: text(disclaimer), es: z.optional(text(disclaimer)) })),
})
export type Profile = z.infer<typeof Profile>

const Check = z.enum(['refused', 'waiting'])

/** GET /api/admin/{clientKey}/profiles. `people` is the number of people who may send with the profile; null while identity does not answer. */
export const ProfilesAnswer = z.object({
  version: z.string(),
  profiles: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      city: z.string(),
      state: z.string(),
      newUserDefault: z.boolean(),
      check: z.nullable(Check),
      people: z.nullable(z.int()),
    }),
  ),
})
export type ProfilesAnswer = z.infer<typeof ProfilesAnswer>

const AddressText = z.object({
  name: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})

/** A stored profile. If another program wrote it, its values may be longer than this server would store. */
const StoredProfile = z.object({
  name: z.string(),
  signature: z.string(),
  returnAddress: z.object({ ...AddressText.shape, country: z.literal('US') }),
  invoiceAccount: z.string(),
  newUserDefault: z.boolean(),
  logoUrl: z.optional(z.string()),
  logoAtNightUrl: z.optional(z.string()),
  disclaimer: z.optional(z.object({ default: z.string(), es: z.optional(z.string()) })),
})

/** GET /api/admin/{clientKey}/profiles/{id}. The id 'new' returns the initial values of a new profile. */
export const ProfileAnswer = z.object({
  version: z.string(),
  profile: StoredProfile,
  check: z.nullable(Check),
  /** The states that an address may name. */
  states: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The names of the other profiles. */
  otherNames: z.array(z.string()),
  use: z.object({ people: z.nullable(z.int()), drafts: z.int(), cards: z.int() }),
  /** An example card that is signed with the profile; null if the client has no card. */
  example: z.nullable(
    z.object({
      cardName: z.string(),
      signer: z.object({ firstName: z.string(), lastName: z.string(), location: z.optional(z.string()) }),
      print: z.object({
        cardId: z.string(),
        size: z.enum(['49', '60', '70', '831']),
        orientation: z.enum(['H', 'V', 'S']),
        language: z.enum(['en_US', 'es']),
        outsideUrl: z.string(),
        insideUrl: z.optional(z.string()),
        sentimentUrl: z.optional(z.string()),
        message: z.string(),
        backMessage: z.string(),
        backDisclaimer: z.string(),
        recipient: AddressText,
        scanCode: z.string(),
      }),
    }),
  ),
})
export type ProfileAnswer = z.infer<typeof ProfileAnswer>

/**
 * PUT /api/admin/{clientKey}/profiles/{id} changes a profile; POST /api/admin/{clientKey}/profiles creates one. 409 'changed-meanwhile' with the
 * members version and fields. 422 'form-problems' with the member problems (domain/sender/profile-problems.ts).
 */
export const ProfileRequest = z.strictObject({ version: text(300), profile: Profile })
export const ProfileSaved = z.object({ id: z.string(), check: z.enum(['confirmed', 'refused', 'waiting']) })
export type ProfileSaved = z.infer<typeof ProfileSaved>

/** DELETE /api/admin/{clientKey}/profiles/{id} */
export const RemoveProfileRequest = z.strictObject({ version: text(300) })

/** POST /api/admin/{clientKey}/profiles/check-address */
export const CheckAddressRequest = ReturnAddress
export const CheckAddressAnswer = z.union([
  z.object({
    kind: z.literal('confirmed'),
    level: z.nullable(z.enum(['format', 'zip', 'dpv'])),
    address: z.object({ ...AddressText.shape, country: z.literal('US') }),
    changes: z.array(z.object({ from: z.string(), to: z.string() })),
  }),
  z.object({ kind: z.literal('refused'), problem: MessageShape }),
  z.object({ kind: z.literal('waiting') }),
])
export type CheckAddressAnswer = z.infer<typeof CheckAddressAnswer>

/** POST /api/admin/{clientKey}/uploads/logos/{light|dark}: the body is the file. */
export const LogoAnswer = z.object({ url: z.string(), width: z.int(), height: z.int() })
export type LogoAnswer = z.infer<typeof LogoAnswer>
