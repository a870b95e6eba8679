import type { Fetch } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'
import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { app } from '@fondly/launch/serve/app.ts'
import { compose, type Composing, type Product } from '@fondly/launch/compose.ts'
import { DEMONSTRATION } from '@fondly/launch/commands/demonstration.ts'
import { readWorld } from '@fondly/launch/commands/read-world.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'
import { visitor, type Visitor } from '../scenarios/testing/visitor.ts'
import { withDatabase, type BenchDatabase } from './with-database.ts'

export const ORIGIN = 'http://localhost:3000'

export type BenchProduct = {
  database: BenchDatabase
  product: Product
  world: LoadDocuments
  fetch: Fetch
  newVisitor: () => Visitor
}

/** Runs the work with the whole product in this process, with the settings of a first start and its own database. */
export async function withProduct(
  { reach, widen = (world) => world }: Pick<Composing, 'reach'> & { widen?: (world: LoadDocuments) => LoadDocuments },
  work: (testProduct: BenchProduct) => Promise<void>,
): Promise<void> {
  await withDatabase(async (database) => {
    const settings = readSettings({ FONDLY_DATA: database.data })
    const product = await compose({ env: realEnv(silentLog), settings, databaseUrl: database.url, reach })
    try {
      const world = widen(await readWorld(DEMONSTRATION.folder))
      await product.load(world)
      const fetch = app({ settings, product, page: noPage, readiness: () => Promise.resolve({ ready: true }) })
      await work({ database, product, world, fetch, newVisitor: () => visitor(fetch, ORIGIN) })
    } finally {
      await product.close()
    }
  })
}

export const noPage = { file: () => undefined, document: () => new Response('', { headers: { 'content-type': 'text/html' } }) }

/** Adds `count` people like the demonstration's orderer, because one person sends only one card at a time. */
export function withOrderers(world: LoadDocuments, count: number): LoadDocuments {
  const [orderer] = world.people.filter(({ email }) => email === 'orderer@harborview.test')
  if (!orderer) throw new Error('The demonstration world has no orderer.')
  const people = Array.from({ length: count }, (_, number) => ({
    ...orderer,
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    email: ordererName(number),
  }))
  return { ...world, people: [...world.people, ...people] }
}

export const ordererName = (number: number): string => `orderer-${number}@harborview.test`
