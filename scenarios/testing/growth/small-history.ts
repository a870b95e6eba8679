import { DEMONSTRATION } from '@fondly/launch/commands/demonstration.ts'
import { readWorld } from '@fondly/launch/commands/read-world.ts'
import type { Product } from '@fondly/launch/compose.ts'
import { createHistory } from '@fondly/launch/history/load-history.ts'
import type { Settings } from '@fondly/launch/settings/settings.ts'

/** Loads the past year of one client of the demonstration: its people, about 1,000 orders for `summit` and 2,200 for `harborview`, and their contacts. */
export async function loadSmallHistory({
  product,
  settings,
  clientId,
}: {
  product: Product
  settings: Settings
  clientId: string
}): Promise<void> {
  const {
    embedded,
    gateways: { commerce, renderer },
    core,
    press,
  } = product
  const world = await readWorld(DEMONSTRATION.folder)
  const ofClient = { ...world, clients: world.clients.filter(({ id }) => id === clientId) }
  const history = createHistory({ embedded, commerce, renderer, core, press, settings }, ofClient, new Date())
  await history.loadYear()
  await history.loadContacts()
}
