import type { Session } from '@fondly/contracts/bff/session.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import { smallWorld } from '../testing/small-world.ts'

const { world, database, signIn, newTab, close } = await smallWorld()
const tables = openDatabase<CoreTables>({ url: database.url, schema: 'bff', poolSize: 1 })
afterAll(async () => {
  await tables.destroy()
  await close()
})

const DAY_MS = 86_400_000
const originalPeople = structuredClone(world.people)
afterEach(() => {
  for (const [id, person] of structuredClone(originalPeople)) world.people.set(id, person)
  world.silent.clear()
  world.calls.length = 0
  world.groups.set('p-harborview', 'harborview')
})
function orderer() {
  const person = world.people.get('orderer')
  if (!person?.customer) throw new Error('the small world has an orderer')
  return { ...person, customer: person.customer }
}
async function refusalOf(who: string): Promise<string | null> {
  const { tab, location } = await signIn(who)
  expect(tab.jar.has('fondly-session')).toBe(false)
  const address = new URL(location, 'http://localhost')
  expect(address.pathname).toBe('/error')
  // The address contains no data about the person.
  expect([...address.searchParams.keys()]).toEqual(['reason', 'reference', 'time'])
  expect(address.searchParams.get('time')).toBe(new Date(world.now).toISOString())
  return address.searchParams.get('reason')
}

test('a new user becomes a customer with English and the default sender profiles', async () => {
  const person = orderer()
  world.people.set('orderer', {
    ...person,
    customer: undefined,
    account: { ...person.account, previousSignOn: undefined, data: { favorites: [], recents: [], darkMode: false } },
  })
  const { tab } = await signIn('orderer')
  expect(await tab.read<Session>('/api/session')).toMatchObject({ user: { languages: ['en_US'], language: 'en_US' } })
  expect(world.calls).toContain('commerce.create')
  expect(world.people.get('orderer')?.account.data).toMatchObject({ languages: ['en_US'], senderProfiles: ['main'] })
  expect(world.people.get('orderer')?.customer?.email).toBe('orderer@fondly.test')
})

test('a known customer is not created again, but is updated with the names and e-mail of identity', async () => {
  orderer().account.lastName = 'Married'
  await signIn('orderer')
  expect(world.calls).not.toContain('commerce.create')
  expect(orderer().customer.lastName).toBe('Married')
  expect(world.calls).not.toContain('identity.updateUser')
})

test.each([
  ['locked by identity', () => (orderer().account.locked = true), 'locked'],
  ['locked in commerce', () => (orderer().customer.locked = true), 'locked'],
  ['disabled by identity', () => (orderer().account.enabled = false), 'disabled'],
  ['disabled in commerce', () => (orderer().customer.enabled = false), 'disabled'],
  ['away for 121 days', () => (orderer().account.previousSignOn = new Date(world.now - 121 * DAY_MS)), 'locked'],
  ['of an unknown population', () => world.groups.delete('p-harborview'), 'disabled'],
])('%s: refused without a session', async (_, change, reason) => {
  change()
  expect(await refusalOf('orderer')).toBe(reason)
})

test('an inactive user is locked at identity; a user of an unknown population is disabled there', async () => {
  orderer().account.previousSignOn = new Date(world.now - 121 * DAY_MS)
  await signIn('orderer')
  expect(orderer().account).toMatchObject({ locked: true, enabled: true })
  orderer().account.locked = false
  orderer().account.previousSignOn = undefined
  world.groups.delete('p-harborview')
  await signIn('orderer')
  expect(orderer().account).toMatchObject({ locked: false, enabled: false })
})

test('an absence of 119 days is allowed, and a client may allow more', async () => {
  orderer().account.previousSignOn = new Date(world.now - 119 * DAY_MS)
  expect((await signIn('orderer')).location).toBe('/')
})

test.each([
  ['identity.finishSignIn', 'access-denied'],
  ['identity.readUser', 'login-error'],
  ['commerce.find', 'login-error'],
  ['worker.resolveGroup', 'login-error'],
])('if %s does not answer: %s', async (call, reason) => {
  world.silent.add(call)
  expect(await refusalOf('orderer')).toBe(reason)
})

test('a sign-in redirects to the error page when identity does not answer', async () => {
  world.silent.add('identity.beginSignIn')
  const answer = await newTab().go('/api/session/sign-in')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/error\?reason=access-denied&reference=/)])
})

test('a sign-in succeeds although the banner cannot be read', async () => {
  const stranger = await signIn('stranger')
  world.silent.add('commerce.banner')
  expect((await signIn('stranger')).location).toBe('/')
  expect(await stranger.tab.read<Session>('/api/session')).toMatchObject({ signedIn: true, banner: null })
})

test.each([
  ['orderer', 'orderer', null],
  ['admin', 'admin', 'https://reports.example.com/harborview'],
  ['stranger', 'clientadmin', 'https://reports.example.com/sso/summit'],
])('%s has the role %s and goes to %s', async (who, role, dashboardUrl) => {
  const { tab } = await signIn(who)
  expect(await tab.read<Session>('/api/session')).toMatchObject({ user: { role }, dashboardUrl })
})

test('only users who see reporting get the list of people on whom they report', async () => {
  const answerFor = async (who: string) => {
    world.people.set(who, { ...world.people.get(who)!, reportingUsers: ['orderer', 'colleague'] })
    const session = await (await signIn(who)).tab.read<Session>('/api/session')
    return session.signedIn && session.user.reportingUsers
  }
  expect(await answerFor('stranger')).toEqual(['orderer', 'colleague'])
  expect(await answerFor('orderer')).toEqual([])
})

test('where the client says so, roles come from the group statement', async () => {
  world.clients.set('summit', { ...world.clients.get('summit')!, rolesFromGroups: true })
  world.now += 3_600_000
  world.people.set('stranger', { ...world.people.get('stranger')!, statement: 'cards-reporter' })
  const { tab } = await signIn('stranger', newTab())
  expect(await tab.read<Session>('/api/session')).toMatchObject({ user: { role: 'reporting' } })
})

test('the audit log records sign-ins and refusals, by ids and codes alone', async () => {
  await tables.deleteFrom('audit').execute()
  await signIn('orderer')
  orderer().account.locked = true
  await signIn('orderer')
  const auditRows = await tables.selectFrom('audit').select(['event', 'user_id', 'client_id', 'code']).orderBy('id').execute()
  expect(auditRows).toEqual([
    { event: 'log_in', user_id: 'orderer', client_id: 'harborview', code: null },
    { event: 'refused', user_id: 'orderer', client_id: 'harborview', code: 'locked' },
  ])
})
