import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { app } from '../app.ts'
import { compose, type Composing, type Product } from '../compose.ts'
import { DEMONSTRATION } from '../demonstration.ts'
import { readWorld } from '../read-world.ts'
import { realEnv } from '../real-env.ts'
import { readSettings, type Settings } from '../settings.ts'
import { PATIENT } from './patient.ts'
import { visitor, type Visitor } from './visitor.ts'

export const ORIGIN = 'http://localhost:3000'

/** A page where no page is needed. */
const noPage = {
  file: () => undefined,
  document: () => new Response('<!doctype html><title>Fondly</title>', { headers: { 'content-type': 'text/html' } }),
}

/** The whole product in this process, on a database and a data folder of its own, with pools of one connection and the demonstration world. */
export async function wholeProduct({
  clock,
  log = silentLog,
  environment = {},
  limits,
  ...more
}: Partial<Pick<Env, 'clock' | 'log'>> & { environment?: Record<string, string> } & Pick<
    Composing,
    'reach' | 'takenForDead' | 'pace' | 'limits'
  > = {}) {
  const database = await testDatabase()
  const data = await mkdtemp(join(tmpdir(), 'fondly-test-'))
  const settings: Settings = { ...readSettings({ FONDLY_DATA: data, FONDLY_POOL_SIZE: '1', FONDLY_PRESS_CUT: 'at-once', ...environment }) }
  const env: Env = { ...realEnv(log), ...(clock ? { clock } : {}) }
  const product: Product = await compose({ env, settings, databaseUrl: database.url, limits: { ...PATIENT, ...limits }, ...more })
  await product.load(await readWorld(DEMONSTRATION.folder))
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
      await database.drop()
      await rm(data, { recursive: true, force: true })
    },
  }
}
export type WholeProduct = Awaited<ReturnType<typeof wholeProduct>>
