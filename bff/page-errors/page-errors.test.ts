import type { PageError } from '@fondly/contracts/bff/page-errors-request.ts'
import type { LogFields } from '@fondly/kit/log.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestProduct } from '../testing/start-test-product.ts'
import { standIn } from '../testing/stand-in.ts'
import { browser } from '../testing/browser.ts'
import { ORIGIN, smallWorld, testSettings } from '../testing/small-world.ts'

const logged: LogFields[] = []
const world = await smallWorld()
const address = { now: '198.51.100.1' }
const product = await startTestProduct({
  ...standIn().gateways,
  env: { ...world.env, log: { ...silentLog, error: (_, fields = {}) => void logged.push(fields) } },
  databaseUrl: world.database.url,
  poolSize: 1,
  settings: testSettings,
  remoteAddress: () => address.now,
})
const tab = browser(product.fetch, ORIGIN)
afterAll(async () => {
  await product.close()
  await world.close()
})
beforeEach(() => {
  logged.length = 0
})

const error: PageError = {
  name: 'TypeError',
  from: 'script',
  path: '/login',
  version: '0123456789abcdef',
  places: ['assets/index-4f2a.js:1:20312', 'assets/Ordering-9_b-.js:2:1'],
}
const tell = (body: unknown) => tab.ask('POST', '/api/page-errors', body)

test('an error on a page is logged with its class, page and place, even before the sign-in', async () => {
  expect((await tell(error)).status).toBe(204)
  expect(logged).toEqual([
    {
      requestId: expect.any(String) as string,
      code: 'TypeError',
      step: 'script',
      path: '/login',
      version: '0123456789abcdef',
      file: 'assets/index-4f2a.js:1:20312 < assets/Ordering-9_b-.js:2:1',
    },
  ])
})

test.each<[string, object]>([
  ['a message', { message: 'Marguerite Okonkwo-Hale is not a function' }],
  ['words instead of a class', { name: 'Marguerite lives here' }],
  ['a query behind the path', { path: '/?firstName=Marguerite' }],
  ['a place outside our scripts', { places: ['https://elsewhere.example/a.js:1:2'] }],
  ['too many places', { places: Array.from({ length: 7 }, () => 'assets/a.js:1:2') }],
])('%s is refused, and not logged', async (_, more) => {
  expect((await tell({ ...error, ...more })).status).toBe(400)
  expect(logged).toEqual([])
})

test('a report that is too large is not read', async () => {
  expect((await tell({ ...error, name: 'A'.repeat(3000) })).status).toBe(413)
})

test("another site's page cannot write into the log", async () => {
  const body = JSON.stringify(error)
  const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
  const response = await product.fetch(new Request(`${ORIGIN}/api/page-errors`, { method: 'POST', headers, body }))
  expect(response.status).toBe(403)
  expect(logged).toEqual([])
})

test('an address that reports too much is ignored; another address is not', async () => {
  address.now = '198.51.100.2'
  const statuses: number[] = []
  for (let reports = 0; reports < 31; reports++) statuses.push((await tell(error)).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
  address.now = '198.51.100.3'
  expect((await tell(error)).status).toBe(204)
})
