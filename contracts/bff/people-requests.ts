import { MAX_LOCATION_CHARACTERS } from '@fondly/domain/client/location-limits.ts'
import { ROLES } from '@fondly/domain/people/people-search.ts'
import * as z from 'zod/mini'
import { MAX_PERSON_REASON_CHARACTERS } from './people.ts'

const text = (characters: number) => z.string().check(z.maxLength(characters))
const version = text(300)

const reason = text(MAX_PERSON_REASON_CHARACTERS).check(z.trim(), z.minLength(1))

const Recipient = z.strictObject({
  customerId: z.optional(text(256)),
  firstName: z.optional(text(256)),
  lastName: z.optional(text(256)),
  address1: z.optional(text(256)),
  address2: z.optional(text(256)),
  city: z.optional(text(256)),
  state: z.optional(text(256)),
  postalCode: z.optional(text(256)),
  countryCode: z.optional(text(256)),
})

/** New values by name; null removes a value. */
const PersonChange = z.strictObject({
  role: z.optional(z.enum(ROLES)),
  location: z.optional(z.nullable(text(MAX_LOCATION_CHARACTERS).check(z.minLength(1)))),
  supervisorId: z.optional(z.nullable(text(40).check(z.minLength(1)))),
  senderProfiles: z.optional(z.array(text(60)).check(z.maxLength(500))),
  languages: z.optional(z.array(z.enum(['en_US', 'es'])).check(z.minLength(1), z.maxLength(2))),
  recipient: z.optional(z.nullable(Recipient)),
})
export type PersonChange = z.infer<typeof PersonChange>

/** PATCH /api/admin/{clientKey}/people/{id}. 409 'changed-meanwhile' if another user has changed the person. */
export const PersonChangeRequest = z.strictObject({ version, change: PersonChange })

/** POST /api/admin/{clientKey}/people/{id}/unlock */
export const UnlockRequest = z.strictObject({ version, reason })

/** POST /api/admin/{clientKey}/people/{id}/new-password: the next sign-in requires a new password. */
export const NewPasswordRequest = z.strictObject({ reason })

/** PUT /api/admin/{clientKey}/people/{id}/enabled: enables or disables a person. A disabled person is signed out at once. */
export const EnabledRequest = z.strictObject({ version, enabled: z.boolean(), reason: z.optional(reason) })
