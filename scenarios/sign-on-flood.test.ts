import { testBrowser } from '@fondly/upstreams/identity/testing/browser.ts'
import { testIdentity, WORLD } from '@fondly/upstreams/identity/testing/test-identity.ts'
import { begin, checkPassword } from '@fondly/upstreams/identity/testing/sign-on.ts'
import { expect, test } from 'vitest'
import { smallWorld } from '@fondly/bff/testing/small-world.ts'

test('signed-in users get the catalogue while five hundred sign-ons wait for their password check', async () => {
  // Everything runs in one process, as in production. The password checks cost enough that they do not end at once.
  const server = await testIdentity({ passwordCost: { memoryKibibytes: 4_096, passes: 1 } })
  await server.load(WORLD)
  const { signIn, close } = await smallWorld()
  const { tab } = await signIn('orderer')

  const browser = testBrowser(server.fetch, '/identity')
  const flow = await begin(browser, server.origin)
  let waiting = 500
  const flood = Array.from({ length: waiting }, async (_, number) => {
    const answer = await checkPassword(browser, flow, `somebody-${number}@harborview.test`, 'Wrong-demo-1')
    waiting--
    return answer.status
  })
  // These requests are made after all sign-ons, and are answered before the sign-ons.
  const left: number[] = []
  for (let each = 0; each < 3; each++) {
    expect((await tab.go('/api/catalogue')).status).toBe(200)
    left.push(waiting)
  }
  const statuses = new Set(await Promise.all(flood))
  expect(left.every((count) => count > 0)).toBe(true)
  // A sign-on that gets no database connection in time is answered 503. Nobody is signed in.
  expect([...statuses].filter((status) => status !== 400 && status !== 503)).toEqual([])
  await close()
  await server.end()
})
