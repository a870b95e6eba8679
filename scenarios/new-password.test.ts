import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '@fondly/contracts/bff/session.ts'
import { DEMONSTRATION } from '@fondly/launch/commands/demonstration.ts'
import { readWorld } from '@fondly/launch/commands/read-world.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'
import type { Visitor } from './testing/visitor.ts'

const WHO = 'orderer@harborview.test'
const FIRST = 'Fondly-demo-1'

let testProduct: ComposedProduct
// The clock stands still, so that the check of the session at identity, which is due once a minute, never runs.
const now = new Date()
beforeAll(async () => {
  testProduct = await startComposedProduct({ clock: () => now })
})
afterAll(() => testProduct?.close())

const isSignedIn = async (tab: Visitor) => (await tab.json<Session>('GET', '/api/session')).signedIn
async function signedIn(password: string): Promise<Visitor> {
  const tab = testProduct.newVisitor()
  await tab.signIn(WHO, password)
  return tab
}
/** Starts a flow of the sign-in. Returns a function with which this browser sends the steps. */
async function flowOf(tab: Visitor) {
  const { url } = await tab.follow('/api/session/sign-in')
  const flow = `http://localhost:3000/identity/${url.searchParams.get('environmentId')}/flows/${url.searchParams.get('flowId')}`
  return (action: string, body: object) =>
    tab.json<{ status: string; resumeUrl?: string }>('POST', flow, body, { 'content-type': `application/vnd.pingidentity.${action}+json` })
}
const change = (tab: Visitor, currentPassword: string, newPassword: string) =>
  tab.json<{ changed: boolean; problem?: string; unsatisfied?: string[] }>('PUT', '/api/user/password', { currentPassword, newPassword })

test('changing the password ends every other session at once and keeps the current one', async () => {
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
  // Elsewhere, signing in again needs the new password.
  expect((await elsewhere.follow('/api/session/sign-in')).url.pathname).toBe('/login')
  await expect(testProduct.newVisitor().signIn(WHO, FIRST)).rejects.toThrow(/INVALID_CREDENTIALS/)
})

test('recovering the password ends every session at once', async () => {
  const here = await signedIn('A-second-one-2!')
  const act = await flowOf(testProduct.newVisitor())
  await act('password.forgot', { username: WHO })
  const outbox = await (await testProduct.fetch(new Request('http://localhost:3000/outbox/'))).text()
  const recoveryCode = /\b[A-HJ-NP-Z2-9]{8}\b/.exec(outbox)?.[0]
  expect(await act('password.recover', { recoveryCode, newPassword: 'A-third-one-3!!' })).toMatchObject({ status: 'COMPLETED' })
  expect(await isSignedIn(here)).toBe(false)
})

test('the browser that changed the password is trusted at once, so that nobody can lock the person out of it', async () => {
  const WHO_ELSE = 'reporting@harborview.test'
  const here = testProduct.newVisitor()
  await here.signIn(WHO_ELSE)
  const before = here.jar.get('known_browser')
  expect(await change(here, FIRST, 'A-second-one-2!')).toEqual({ changed: true })
  await here.ask('POST', '/api/session/sign-out', {})
  const lockedByOthers = async () => {
    const attacker = testProduct.newVisitor()
    for (let wrong = 0; wrong < 5; wrong++) await expect(attacker.signIn(WHO_ELSE, `Wrong-${wrong}!`)).rejects.toThrow(/400/)
    await expect(testProduct.newVisitor().signIn(WHO_ELSE, 'A-second-one-2!')).rejects.toThrow(/PASSWORD_LOCKED_OUT/)
  }
  await lockedByOthers()
  expect((await here.signIn(WHO_ELSE, 'A-second-one-2!')).pathname).toBe('/')
  // The browser has one cookie again, which is bound to the new password.
  expect(here.jar.has('known_browser_asked')).toBe(false)
  expect(here.jar.get('known_browser')).not.toBe(before)
})

test("a new password in a load folder ends that person's sessions, and the same documents again end none", async () => {
  const [hers, other] = [testProduct.newVisitor(), testProduct.newVisitor()]
  await hers.signIn('clientadmin@harborview.test')
  await other.signIn('admin@fondly.test')
  const world = await readWorld(DEMONSTRATION.folder)
  const loadWith = (password: string) =>
    testProduct.product.load({
      ...world,
      people: world.people.map((person) => (person.email === 'clientadmin@harborview.test' ? { ...person, password } : person)),
    })
  await loadWith(FIRST)
  expect(await isSignedIn(hers)).toBe(true)
  await loadWith('From-a-document-1!')
  expect([await isSignedIn(hers), await isSignedIn(other)]).toEqual([false, true])
  // Signing in again needs the new password.
  expect((await hers.follow('/api/session/sign-in')).url.pathname).toBe('/login')
  expect((await hers.signIn('clientadmin@harborview.test', 'From-a-document-1!')).pathname).toBe('/')
  await loadWith('From-a-document-1!')
  expect(await isSignedIn(hers)).toBe(true)
})

test('a person who must change the password is signed in only after the change', async () => {
  const [username, newPassword] = ['mustchange@summit.test', 'Quiet-harbour-27']
  const tab = testProduct.newVisitor()
  const act = await flowOf(tab)
  const checked = await act('usernamePassword.check', { username, password: FIRST })
  expect(checked).toMatchObject({ status: 'MUST_CHANGE_PASSWORD' })
  if (checked.resumeUrl) await tab.follow(checked.resumeUrl)
  expect(await isSignedIn(tab)).toBe(false)

  const { status, resumeUrl = '' } = await act('password.reset', { currentPassword: FIRST, newPassword })
  expect(status).toBe('COMPLETED')
  expect((await tab.follow(resumeUrl)).url.pathname).toBe('/')
  expect(await tab.json('GET', '/api/session')).toMatchObject({ signedIn: true, user: { email: username } })
  expect((await tab.ask('GET', '/api/catalogue')).status).toBe(200)
  const again = testProduct.newVisitor()
  await again.signIn(username, newPassword)
  expect(await isSignedIn(again)).toBe(true)
})

test('five wrong current passwords lock the change, not the sign-in', async () => {
  const here = await signedIn('A-third-one-3!!')
  for (let wrong = 0; wrong < 4; wrong++) await change(here, `Wrong-${wrong}!`, 'A-fourth-one-4!')
  expect(await change(here, 'Wrong-4!', 'A-fourth-one-4!')).toMatchObject({ changed: false, problem: 'locked' })
  expect(await change(here, 'A-third-one-3!!', 'A-fourth-one-4!')).toMatchObject({ changed: false, problem: 'locked' })
  expect(await isSignedIn(await signedIn('A-third-one-3!!'))).toBe(true)
})
