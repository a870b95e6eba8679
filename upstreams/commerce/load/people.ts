import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import type { Commerce } from '../shelf.ts'
import { orCreateProfile } from '../shop/external-profile.ts'

const PROVIDER = 'PingOne'
const DAY_MILLISECONDS = 24 * 3600 * 1000

/** People whom commerce knows become customers of the identity provider's, members of their client's group. */
export async function loadPeople(commerce: Commerce, people: LoadDocuments['people']): Promise<void> {
  const { database, env } = commerce
  for (const person of people) {
    if (!person.knownToCommerce) continue
    const profile = { authentication_provider_id: PROVIDER, external_id: person.id, email: person.email }
    const names = { first_name: person.firstName, last_name: person.lastName }
    const customer = await orCreateProfile(commerce, { ...profile, ...names }, {})
    const seen = person.lastSeenDaysAgo
    await database
      .updateTable('customer')
      .set({
        email: person.email,
        login: person.email,
        ...names,
        // Who has been here since is not sent back in time by loading the folder again.
        ...(seen === undefined || customer.last_login_at
          ? {}
          : { last_login_at: new Date(env.clock().getTime() - seen * DAY_MILLISECONDS) }),
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
