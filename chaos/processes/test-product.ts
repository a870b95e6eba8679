import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fetch } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { preparedCopy } from '@fondly/kit/testing/prepared-copy.ts'
import { app } from '@fondly/launch/serve/app.ts'
import { compose } from '@fondly/launch/compose.ts'
import { DEMONSTRATION } from '@fondly/launch/commands/demonstration.ts'
import { loads } from '@fondly/launch/store/launch-store.ts'
import { readWorld } from '@fondly/launch/commands/read-world.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'
import { CHEAP_PASSWORDS } from '../../scenarios/testing/cheap-passwords.ts'
import { visitor, type Visitor } from '../../scenarios/testing/visitor.ts'
import { ordererName, withOrderers } from '../../bench/with-product.ts'
import { openHistory, readHistory, type Happening } from '../history.ts'
import { readFoundState } from '../found-state.ts'
import { LONG_TIMEOUTS } from './long-timeouts.ts'

export const ORIGIN = 'http://localhost:3000'
const SENDER_COUNT = 8

/** The product as its senders see it. It continues with what its database and folder already contain. */
export type ChaosProduct = {
  data: string
  databaseUrl: string
  /** Browsers of signed-in senders. */
  tabs: Visitor[]
  /** Writes one line of the history. */
  tell: (happening: Happening) => void
  history: () => Happening[]
  close: () => Promise<void>
}

type Place = { folder: string; databaseUrl: string }

/** Starts a product that accepts submits and reports progress. It works on no sending, because the processes that are killed do that. */
export async function openTestProduct({ folder, databaseUrl, senders }: Place & { senders?: number }): Promise<ChaosProduct> {
  const history = await createDemonstration({ folder, databaseUrl })
  const settings = settingsIn(folder)
  const product = await compose({ env: realEnv(silentLog), settings, databaseUrl, limits: LONG_TIMEOUTS })
  const fetch = app({ settings, product, page: noPage, readiness: () => Promise.resolve({ ready: true }) })
  return { ...history, data: settings.data, databaseUrl, tabs: await signInSender(fetch, senders), close: product.close }
}

/** Puts the demonstration world and its senders into a new folder and database. The history begins with the orders that exist then. */
export async function createDemonstration({
  folder,
  databaseUrl,
}: {
  folder: string
  databaseUrl: string
}): Promise<Pick<ChaosProduct, 'tell' | 'history'>> {
  await mkdir(join(folder, 'data'), { recursive: true })
  const file = join(folder, 'history.ndjson')
  const { tell } = openHistory(file)
  if (!existsSync(file)) {
    const product = await compose({ env: realEnv(silentLog), settings: settingsIn(folder), databaseUrl, passwordCost: CHEAP_PASSWORDS })
    const known = await loads(databaseUrl)
    try {
      await product.load(withOrderers(await readWorld(DEMONSTRATION.folder), SENDER_COUNT))
      // With this note, a server that starts on this database does not load the world again.
      await known.note(DEMONSTRATION.name, SENDER_COUNT, new Date())
    } finally {
      await known.close()
      await product.close()
    }
    tell({ what: 'begin', orderNos: (await readFoundState({ databaseUrl })).orders.map(({ orderNo }) => orderNo) })
  }
  return { tell, history: () => readHistory(file) }
}

/** Returns a database and folder with the demonstration world, copied from the ones that the test run makes once. */
export async function copyDemonstration() {
  const { database, folder, remove } = await preparedCopy('inhabited', async (place) => {
    await createDemonstration({ folder: place.folder, databaseUrl: place.url })
  })
  return { databaseUrl: database.url, folder, remove }
}

const settingsIn = (folder: string) => readSettings({ FONDLY_DATA: join(folder, 'data'), FONDLY_POOL_SIZE: '4' })

/** Signs in this number of senders, each with their own browser. */
export async function signInSender(fetch: Fetch, senders = SENDER_COUNT): Promise<Visitor[]> {
  const tabs: Visitor[] = []
  for (let number = 0; number < senders; number++) {
    const tab = visitor(fetch, ORIGIN)
    await tab.signIn(ordererName(number))
    tabs.push(tab)
  }
  return tabs
}

const noPage = { file: () => undefined, document: () => new Response('', { headers: { 'content-type': 'text/html' } }) }
