import type { Client } from '@fondly/domain/client/client.ts'
import type { SenderProfile } from '@fondly/domain/sender/sender-profile.ts'
import { filledSignature } from '@fondly/domain/sender/signature.ts'
import { locationOf } from '@fondly/domain/sending/order-values.ts'
import type { Person } from '../users/person.ts'

/** A profile's signature as this user signs it. */
export function signatureOf(profile: SenderProfile, { firstName, lastName, location }: Person, client: Client): string {
  const where = locationOf(location, client.configuration.locations)
  return filledSignature(profile.signature, { firstName, lastName, location: where, senderProfileName: profile.name })
}
