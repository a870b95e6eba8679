import { randomBytes } from 'node:crypto'
import { createStandInWorld } from '@fondly/bff/testing/stand-in-world.ts'
import { stubIdentity } from '@fondly/bff/testing/stub-identity.ts'
import { commerceGateway } from '@fondly/gateways/commerce/commerce-gateway.ts'
import { openListener } from '@fondly/kit/sql/listen.ts'
import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { createActivityLog } from '@fondly/core/activity/activity-log.ts'
import { createBrands } from '@fondly/core/brands/brands.ts'
import { createClients } from '@fondly/core/clients/clients.ts'
import { createOwnCards } from '@fondly/core/designs/own-cards.ts'
import { createOwnDesigns } from '@fondly/core/designs/own-designs.ts'
import { createPostalDays } from '@fondly/core/postal-days/postal-days.ts'
import { createDataSeal } from '@fondly/core/seal/seal.ts'
import { createCoreDatabase } from '@fondly/core/testing/core-database.ts'
import { CHANGE_CHANNEL, createChanges } from '@fondly/core/changes/changes.ts'

/** Opens administrators' changes with the embedded commerce, a small world, their own database and a clock that a test can move. */
export async function createChangeWorld() {
  const shop = await openTestCommerce()
  const { database, url, drop } = await createCoreDatabase()
  const { env } = shop
  const dataKey = randomBytes(32)
  const seal = createDataSeal(dataKey, env.random)
  const commerce = commerceGateway(shop.settings)
  const clients = createClients(commerce, env)
  const calendar = createPostalDays({ commerce, clients, zone: 'America/New_York', env })
  const activity = createActivityLog({ database, seal, dataKey, env })
  const openInvitation = () => {
    throw new Error('Nobody is invited here.')
  }
  // Nobody's account is changed here.
  const identity = stubIdentity(createStandInWorld())
  const people = { forget: () => undefined, forgetPopulations: () => undefined }
  const registrations = { accept: () => Promise.resolve(), find: () => Promise.resolve(undefined) }
  const endedClients: string[] = []
  const sessions = { endAllOfClient: (clientId: string) => Promise.resolve(void endedClients.push(clientId)) }
  const designs = createOwnDesigns(database, env)
  const brands = createBrands(database, env)
  const changeContext = {
    activity,
    brands,
    calendar,
    clients,
    commerce,
    database,
    designs,
    env,
    identity,
    openInvitation,
    openRegistration: openInvitation,
    ownCards: createOwnCards(designs, '', env),
    people,
    registrations,
    seal,
    sessions,
  }
  return {
    /** Opens another process on the same database, with its own caches. */
    openOther: () => {
      const ofOther = createClients(commerce, env)
      const listener = openListener({ url, log: env.log })
      const { hear } = createChanges({ ...changeContext, clients: ofOther })
      return {
        clients: ofOther,
        close: listener.close,
        listens: new Promise<void>((resolve) =>
          listener.on(CHANGE_CHANNEL, (payload) => (payload === undefined ? resolve() : hear(payload))),
        ),
      }
    },
    brands,
    commerce,
    clients,
    activity,
    /** The ids of the clients whose people were signed out. */
    endedClients,
    database,
    changes: createChanges(changeContext),
    advanceClock: shop.advanceClock,
    close: async () => {
      await shop.close()
      await drop()
    },
  }
}
