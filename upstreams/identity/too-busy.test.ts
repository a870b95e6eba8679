import { Client } from 'pg'
import { expect, test } from 'vitest'
import { testBrowser } from './testing/browser.ts'
import { ORDERER, testIdentity, WORLD } from './testing/test-identity.ts'
import { authorizeUrl, begin, checkPassword, token } from './testing/sign-on.ts'

test('requests that get no database connection are answered 503 with Retry-After', async () => {
  const upstream = await testIdentity({ connectionMilliseconds: 200 })
  await upstream.load(WORLD)
  const browser = testBrowser(upstream.fetch, '/identity')
  const flow = await begin(browser, upstream.origin)

  // Another client locks the table of attempts: the only connection waits for the lock, and all other requests wait for the connection.
  const other = new Client({ connectionString: upstream.database })
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
  // The endpoints of oidc-provider answer in the same way.
  const begun = await browser.go(authorizeUrl(upstream.origin), { headers: { accept: 'text/html' } })
  expect([begun.status, begun.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await token(browser, upstream.origin, { grant_type: 'refresh_token', refresh_token: 'none' })).status).toBe(503)

  await other.query('rollback')
  await other.end()
  expect((await first).status).toBe(400)
  expect((await checkPassword(browser, flow)).status).toBe(200)
  await upstream.end()
})

async function isWaiting(other: Client): Promise<boolean> {
  const { rows } = await other.query("select 1 from pg_locks where not granted and relation = 'identity.sign_in_attempts'::regclass")
  return rows.length > 0
}
