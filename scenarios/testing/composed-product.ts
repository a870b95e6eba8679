import type { Env, Fetch } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { preparedCopy } from '@fondly/kit/testing/prepared-copy.ts'
import { app } from '@fondly/launch/serve/app.ts'
import { compose, type Composing, type Product } from '@fondly/launch/compose.ts'
import { DEMONSTRATION } from '@fondly/launch/commands/demonstration.ts'
import { readWorld } from '@fondly/launch/commands/read-world.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'
import { readSettings, type Settings } from '@fondly/launch/settings/settings.ts'
import { CHEAP_PASSWORDS } from './cheap-passwords.ts'
import { LONG_TIMEOUTS } from './long-timeouts.ts'
import { visitor, type Visitor } from './visitor.ts'

export const ORIGIN = 'http://localhost:3000'

/** A page for tests that need no real page. */
const noPage = {
  file: () => undefined,
  document: () => new Response('<!doctype html><title>Fondly</title>', { headers: { 'content-type': 'text/html' } }),
}

const OURS = { FONDLY_POOL_SIZE: '1', FONDLY_PRESS_CUT: 'at-once' }

/** Settings that do not change the loaded world. With any other setting the world is loaded anew and not copied. */
const OF_NO_LOAD =
  /^FONDLY_(ADDRESS|USPS|SMARTY|IMB|PRESS)_|^FONDLY_COMMERCE_(SEARCH_LAG|ORDER_CREATE)$|^FONDLY_(DEBUG|POOL_SIZE|DASHBOARD_URL|MAILS_PER_DAY)$/

/** Starts the whole product in this process with the demonstration world, its own database and data folder, and pools of one connection. */
export async function startComposedProduct({
  clock,
  log = silentLog,
  environment = {},
  limits,
  ...more
}: Partial<Pick<Env, 'clock' | 'log'>> & { environment?: Record<string, string> } & Pick<
    Composing,
    'reach' | 'leases' | 'pace' | 'limits' | 'preflight'
  > = {}) {
  const prepared = await preparedCopy('demonstration', loadDemonstration)
  const { database, folder: data } = prepared
  const settings: Settings = { ...readSettings({ FONDLY_DATA: data, ...OURS, ...environment }) }
  const env: Env = { ...realEnv(log), ...(clock ? { clock } : {}) }
  const product: Product = await compose({
    env,
    settings,
    databaseUrl: database.url,
    limits: { ...LONG_TIMEOUTS, ...limits },
    passwordCost: CHEAP_PASSWORDS,
    ...more,
  })
  if (!Object.keys(environment).every((name) => OF_NO_LOAD.test(name))) await product.load(await readWorld(DEMONSTRATION.folder))
  const fetch: Fetch = app({ settings, product, page: noPage, readiness: () => Promise.resolve({ ready: true }) })
  return {
    database,
    data,
    settings,
    env,
    product,
    fetch,
    newVisitor: (): Visitor => visitor(fetch, ORIGIN),
    close: async (): Promise<void> => {
      await product.close()
      await prepared.remove()
    },
  }
}

/** Loads the demonstration world, without its past year, into an empty database. */
export async function loadDemonstration({ url, folder }: { url: string; folder: string }): Promise<void> {
  const settings = readSettings({ FONDLY_DATA: folder, ...OURS })
  const product = await compose({ env: realEnv(silentLog), settings, databaseUrl: url, passwordCost: CHEAP_PASSWORDS })
  try {
    await product.load(await readWorld(DEMONSTRATION.folder))
  } finally {
    await product.close()
  }
}

export type ComposedProduct = Awaited<ReturnType<typeof startComposedProduct>>
