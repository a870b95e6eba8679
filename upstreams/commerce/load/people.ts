import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import type { CommerceContext } from '../context.ts'
import { findOrCreateProfile } from '../shop/external-profile.ts'

const PROVIDER = 'PingOne'
const DAY_MS = 24 * 3600 * 1000

/** Loads the people of a demonstration's past who are not customers yet. Existing customers stay, because they may have been changed. */
export async function loadPastPeople(context: CommerceContext, people: LoadDocuments['people']): Promise<void> {
  if (people.length === 0) return
  const known = await context.database
    .selectFrom('customer')
    .select('external_id')
    .where('provider', '=', PROVIDER)
    .where(
      'external_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  const ids = new Set(known.map(({ external_id: id }) => id))
  await loadPeople(
    context,
    people.filter(({ id }) => !ids.has(id)),
  )
}

/** Loads the people known to commerce as customers of the identity provider, each in the group of their client. */
export async function loadPeople(context: CommerceContext, people: LoadDocuments['people']): Promise<void> {
  const { database, env } = context
  for (const person of people) {
    if (!person.knownToCommerce) continue
    const profile = { authentication_provider_id: PROVIDER, external_id: person.id, email: person.email }
    const names = { first_name: person.firstName, last_name: person.lastName }
    const customer = await findOrCreateProfile(context, { ...profile, ...names }, {})
    const seen = person.lastSeenDaysAgo
    await database
      .updateTable('customer')
      .set({
        email: person.email,
        login: person.email,
        ...names,
        // A load must not overwrite the time of a later login.
        ...(seen === undefined || customer.last_login_at ? {} : { last_login_at: new Date(env.clock().getTime() - seen * DAY_MS) }),
      })
      .where('customer_id', '=', customer.customer_id)
      .execute()
    await database.deleteFrom('customer_group_member').where('customer_id', '=', customer.customer_id).execute()
    await database
      .insertInto('customer_group_member')
      .columns(['group_id', 'customer_id'])
      .expression((select) =>
        select
          .selectFrom('customer_group')
          .select((row) => ['id', row.val(customer.customer_id).as('customer_id')])
          .where('id', '=', person.client),
      )
      .execute()
  }
}
