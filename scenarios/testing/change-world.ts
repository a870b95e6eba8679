import { randomBytes } from 'node:crypto'
import { commerceGateway } from '@fondly/gateways/commerce/commerce-gateway.ts'
import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { createActivityLog } from '@fondly/core/activity/activity-log.ts'
import { createClients } from '@fondly/core/clients/clients.ts'
import { createPostalDays } from '@fondly/core/postal-days/postal-days.ts'
import { createDataSeal } from '@fondly/core/seal/seal.ts'
import { createCoreDatabase } from '@fondly/core/testing/core-database.ts'
import { createChanges } from '@fondly/core/changes/changes.ts'

/** Administrators' changes over the embedded commerce with the small world, a database of their own and a clock that a test may move. */
export async function createChangeWorld() {
  const shop = await openTestCommerce()
  const { database, drop } = await createCoreDatabase()
  const { env } = shop
  const dataKey = randomBytes(32)
  const seal = createDataSeal(dataKey, env.random)
  const commerce = commerceGateway(shop.settings)
  const clients = createClients(commerce, env)
  const calendar = createPostalDays({ commerce, clients, zone: 'America/New_York', env })
  const activity = createActivityLog({ database, seal, dataKey, env })
  return {
    commerce,
    clients,
    activity,
    changes: createChanges({ activity, calendar, clients, commerce, database, env, seal }),
    pass: shop.pass,
    close: async () => {
      await shop.close()
      await drop()
    },
  }
}
