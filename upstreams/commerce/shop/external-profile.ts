import type { ExternalProfileRequest } from '@fondly/contracts/ocapi/shop/customers.ts'
import type * as z from 'zod'
import { Fault } from '../faults.ts'
import type { CommerceContext } from '../context.ts'
import { type CustomerRow, withLoginConflict } from './customer-document.ts'

/** Finds the customer of an external identity or creates it. */
export async function findOrCreateProfile(
  { database, env, newId }: CommerceContext,
  request: z.output<typeof ExternalProfileRequest>,
  custom: Record<string, unknown>,
): Promise<CustomerRow> {
  const { authentication_provider_id: provider, external_id: externalId, email } = request
  const now = env.clock()
  const created = await withLoginConflict(email, () =>
    database
      .insertInto('customer')
      .values({
        customer_id: newId(),
        provider,
        external_id: externalId,
        login: email,
        email,
        first_name: request.first_name ?? null,
        last_name: request.last_name ?? null,
        profile: '{}',
        custom: JSON.stringify(custom),
        enabled: true,
        locked: false,
        created_at: now,
        modified_at: now,
        last_login_at: null,
        previous_login_at: null,
      })
      .onConflict((conflict) => conflict.constraint('external_profile').doNothing())
      .returningAll()
      .executeTakeFirst(),
  )
  if (created) return created
  const known = await database
    .selectFrom('customer')
    .selectAll()
    .where('provider', '=', provider)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  if (!known) throw new Fault('ConcurrentModificationException', 'The profile was removed at the same time.')
  return known
}
