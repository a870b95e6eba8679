import { Client } from 'pg'
import { expect, test } from 'vitest'
import { testBrowser } from './test-browser.ts'
import { ORDERER, testIdentity, WORLD } from './test-house.ts'
import { authorizeUrl, begin, checkPassword, token } from './test-sign-on.ts'

test('five hundred sign-ons at once on one connection: whoever finds none free is told to come again, and nobody sees a failure', async () => {
  const house = await testIdentity({ connectionMilliseconds: 200 })
  await house.load(WORLD)
  const browser = testBrowser(house.fetch, '/identity')
  const flow = await begin(browser, house.origin)

  // Somebody else has the table of tries for as long as it takes: the one connection waits for it, and all the others for the connection.
  const other = new Client({ connectionString: house.database })
  await other.connect()
  await other.query('begin; lock table identity.sign_in_attempts in access exclusive mode')
  const first = checkPassword(browser, flow, ORDERER.email, 'Wrong-demo-1')
  await expect.poll(() => isWaiting(other)).toBe(true)
  const flood = Array.from({ length: 500 }, async (_, number) => {
    const answer = await checkPassword(browser, flow, `somebody-${number}@harborview.test`, 'Wrong-demo-1')
    const { code, details } = (await answer.json()) as { code: string; details: { message: string }[] }
    return [answer.status, answer.headers.get('retry-after'), code, details[0]?.message].join()
  })
  expect(new Set(await Promise.all(flood))).toEqual(
    new Set(['503,5,SERVICE_UNAVAILABLE,The service is very busy. Please try again in a moment.']),
  )
  // What oidc-provider serves says the same.
  const begun = await browser.go(authorizeUrl(house.origin), { headers: { accept: 'text/html' } })
  expect([begun.status, begun.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await token(browser, house.origin, { grant_type: 'refresh_token', refresh_token: 'none' })).status).toBe(503)

  await other.query('rollback')
  await other.end()
  expect((await first).status).toBe(400)
  expect((await checkPassword(browser, flow)).status).toBe(200)
  await house.end()
}, 60_000)

async function isWaiting(other: Client): Promise<boolean> {
  const { rows } = await other.query("select 1 from pg_locks where not granted and relation = 'identity.sign_in_attempts'::regclass")
  return rows.length > 0
}
