import type { Client } from '@fondly/domain/client/client.ts'
import type { SenderProfile } from '@fondly/domain/sender/sender-profile.ts'
import { filledSignature } from '@fondly/domain/sender/signature.ts'
import { findLocation } from '@fondly/domain/sending/order-values.ts'
import type { Person } from '../users/person.ts'

/** Returns the signature of a profile with this user's names and location in place of its placeholders. */
export function fillSignature(profile: SenderProfile, { firstName, lastName, location }: Person, client: Client): string {
  const where = findLocation(location, client.configuration.locations)
  return filledSignature(profile.signature, { firstName, lastName, location: where, senderProfileName: profile.name })
}
