import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import { MAX_PROFILE_CHARACTERS } from '@fondly/domain/sender/profile-problems.ts'
import type { ReturnAddressCheck } from '@fondly/domain/sender/sender-profile.ts'
import * as z from 'zod/mini'
import type { MessageShape } from './message.ts'

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

/** GET /api/admin/{clientKey}/profiles. `people`: how many may send with the profile. */
export type ProfilesAnswer = {
  version: string
  profiles: {
    id: string
    name: string
    city: string
    state: string
    newUserDefault: boolean
    check: ReturnAddressCheck | null
    people: number
  }[]
}

/** GET /api/admin/{clientKey}/profiles/{id}; 'new' is what a new one begins with. */
export type ProfileAnswer = {
  version: string
  profile: Profile
  check: ReturnAddressCheck | null
  /** The names of the other profiles. */
  otherNames: string[]
  use: { people: number; drafts: number; cards: number }
  /** A card on which the profile is shown; null where the client has none. */
  example: {
    cardName: string
    signer: { firstName: string; lastName: string; location?: string | undefined }
    print: Omit<CardPrint, 'signature' | 'logoUrl' | 'disclaimer' | 'returnAddress'>
  } | null
}

/**
 * PUT /api/admin/{clientKey}/profiles/{id}, POST /api/admin/{clientKey}/profiles for a new one. 409 'changed-meanwhile' with members version and fields,
 * 422 'form-problems' with member problems (domain/sender/profile-problems.ts).
 */
export const ProfileRequest = z.strictObject({ version: text(300), profile: Profile })
export type ProfileSaved = { id: string; check: 'confirmed' | ReturnAddressCheck }

/** DELETE /api/admin/{clientKey}/profiles/{id} */
export const RemoveProfileRequest = z.strictObject({ version: text(300) })

/** POST /api/admin/{clientKey}/profiles/check-address */
export const CheckAddressRequest = ReturnAddress
export type CheckAddressAnswer =
  | {
      kind: 'confirmed'
      level: 'format' | 'zip' | 'dpv' | null
      address: Profile['returnAddress']
      changes: { from: string; to: string }[]
    }
  | { kind: 'refused'; problem: z.infer<typeof MessageShape> }
  | { kind: 'waiting' }

/** POST /api/admin/{clientKey}/uploads/logos/{light|dark}: the body is the file. */
export type LogoAnswer = { url: string; width: number; height: number }
