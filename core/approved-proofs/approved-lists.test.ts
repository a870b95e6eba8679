import { randomBytes } from 'node:crypto'
import { createWorkflowRuns } from '@fondly/kit/workflow/workflow-runs.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList, type DisplayList } from '@fondly/stationery/layout/display-list.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDataSeal } from '../seal/seal.ts'
import { coreMigrations } from '../store/migrations.ts'
import type { CoreTables } from '../store/tables.ts'
import { approvedLists } from './approved-lists.ts'

let server: Awaited<ReturnType<typeof testDatabase>>
let database: ReturnType<typeof openDatabase<CoreTables>>
let lists: ReturnType<typeof approvedLists>

beforeAll(async () => {
  server = await testDatabase()
  database = openDatabase<CoreTables>({ url: server.url, schema: 'bff', poolSize: 1 })
  await migrate(database, 'bff', coreMigrations)
  lists = approvedLists(
    database,
    createDataSeal(randomBytes(32), (bytes) => randomBytes(bytes)),
  )
  const runs = createWorkflowRuns<{ id: string }>({ database, schema: 'bff', table: 'sending' })
  await runs.begin({ id: 'a', owner: 'ana', idempotencyKey: 'a', body: {}, data: { id: 'a' } })
})
afterAll(async () => {
  await database?.destroy()
  await server?.drop()
})

const address = { name: 'Ann Okonkwo', address1: '418 Larkspur Ln', address2: '', city: 'Portland', state: 'OR', zip: '97217' }
/** Display lists for every size and orientation, with every kind of mark that a card can have. */
const everyList = (['49', '60', '70', '831'] as const).flatMap((size) =>
  (['V', 'H', 'S'] as const).map((orientation) =>
    displayList(
      cardPages({
        cardId: '1HBE2115',
        size,
        orientation,
        language: 'en_US',
        outsideUrl: '/art/front.webp',
        insideUrl: '/art/inside.webp',
        sentimentUrl: '/art/sentiment.webp',
        message: 'Welcome home!\nCall me, and I will see to it myself.',
        signature: 'Marisol Ortega',
        logoUrl: '/art/logo.svg',
        disclaimer: 'Terms apply.',
        backMessage: 'Sent with care.',
        backDisclaimer: '© 2026',
        returnAddress: address,
        recipient: address,
        scanCode: 'A7kP2mQ9xZ',
      }),
    ),
  ),
)

test('every approved list is found unchanged, and only with its own sending and hash', async () => {
  for (const list of everyList) {
    const hash = await lists.keep('a', list)
    expect(hash).toBe(displayListHash(list))
    expect(await lists.keep('a', list)).toBe(hash)
    expect(await lists.find('a', hash)).toEqual(list)
    expect(await lists.find('b', hash)).toBeUndefined()
  }
  expect(await lists.find('a', 'another')).toBeUndefined()
})

test.each<[string, object]>([
  ['a mark of a kind', { kind: 'hologram', x: 0, y: 0 }],
  ['a mark with a part', { kind: 'modules', x: 0, y: 0, module: 600, rows: ['1'], shine: 3 }],
  ['a face', { kind: 'glyphs', font: 'gothic', size: 4000, color: '#000000', y: 0, clusters: ['a'], xs: [0] }],
])('%s that this version does not know is not printed', async (_, mark) => {
  const page = { name: 'envelope', width: 100, height: 100, bleed: 0, problems: [], marks: [mark] }
  // Another release could have stored such a list.
  const hash = await lists.keep('a', { pages: [page] } as unknown as DisplayList)
  expect(await lists.find('a', hash)).toBeUndefined()
})

test('an approved list is removed with its sending', async () => {
  await database.deleteFrom('sending').where('id', '=', 'a').execute()
  expect(await database.selectFrom('approved_list').select('hash').execute()).toEqual([])
})
