import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '@fondly/contracts/bff/session.ts'
import { wholeProduct, type WholeProduct } from './testing/whole-product.ts'
import type { Visitor } from './testing/visitor.ts'

const WHO = 'orderer@harborview.test'
const FIRST = 'Fondly-demo-1'

let house: WholeProduct
// The identity check of the BFF is asked once a minute: here no minute ever passes.
const now = new Date()
beforeAll(async () => {
  house = await wholeProduct({ clock: () => now })
})
afterAll(() => house?.close())

const isSignedIn = async (tab: Visitor) => (await tab.json<Session>('GET', '/api/session')).signedIn
async function signedIn(password: string): Promise<Visitor> {
  const tab = house.newVisitor()
  await tab.signIn(WHO, password)
  return tab
}
const change = (tab: Visitor, currentPassword: string, newPassword: string) =>
  tab.json<{ changed: boolean; problem?: string; unsatisfied?: string[] }>('PUT', '/api/user/password', { currentPassword, newPassword })

test('a changed password ends every other session at once, and this one goes on', async () => {
  const [here, elsewhere] = [await signedIn(FIRST), await signedIn(FIRST)]
  expect(await here.json('GET', '/api/user/password')).toEqual({ hasPassword: true, policy: 'default' })
  expect(await change(here, 'Not-the-one-1', 'A-second-one-2!')).toEqual({ changed: false, problem: 'wrong-current-password' })
  expect(await change(here, FIRST, 'short')).toMatchObject({ problem: 'weak-password', unsatisfied: expect.arrayContaining(['length']) })
  expect(await change(here, FIRST, FIRST)).toMatchObject({ problem: 'weak-password', unsatisfied: ['notSimilarToCurrent'] })
  expect(await isSignedIn(elsewhere)).toBe(true)

  expect(await change(here, FIRST, 'A-second-one-2!')).toEqual({ changed: true })
  expect(await isSignedIn(elsewhere)).toBe(false)
  expect(await isSignedIn(here)).toBe(true)
  expect((await here.ask('PATCH', '/api/user', { darkMode: true })).status).toBe(200)
  // Nobody comes back in elsewhere without the new password.
  expect((await elsewhere.follow('/api/session/sign-in')).url.pathname).toBe('/login')
  await expect(house.newVisitor().signIn(WHO, FIRST)).rejects.toThrow(/INVALID_CREDENTIALS/)
})

test('a recovered password ends every session at once', async () => {
  const here = await signedIn('A-second-one-2!')
  const stranger = house.newVisitor()
  const { url } = await stranger.follow('/api/session/sign-in')
  const flow = `http://localhost:3000/identity/${url.searchParams.get('environmentId')}/flows/${url.searchParams.get('flowId')}`
  const act = (action: string, body: object) =>
    stranger.json<{ status: string }>('POST', flow, body, { 'content-type': `application/vnd.pingidentity.${action}+json` })
  await act('password.forgot', { username: WHO })
  const outbox = await (await house.fetch(new Request('http://localhost:3000/outbox/'))).text()
  const recoveryCode = /\b[A-HJ-NP-Z2-9]{8}\b/.exec(outbox)?.[0]
  expect(await act('password.recover', { recoveryCode, newPassword: 'A-third-one-3!!' })).toMatchObject({ status: 'COMPLETED' })
  expect(await isSignedIn(here)).toBe(false)
})

test('five wrong current passwords lock the change, not the sign-in', async () => {
  const here = await signedIn('A-third-one-3!!')
  for (let wrong = 0; wrong < 4; wrong++) await change(here, `Wrong-${wrong}!`, 'A-fourth-one-4!')
  expect(await change(here, 'Wrong-4!', 'A-fourth-one-4!')).toMatchObject({ changed: false, problem: 'locked' })
  expect(await change(here, 'A-third-one-3!!', 'A-fourth-one-4!')).toMatchObject({ changed: false, problem: 'locked' })
  expect(await isSignedIn(await signedIn('A-third-one-3!!'))).toBe(true)
})
