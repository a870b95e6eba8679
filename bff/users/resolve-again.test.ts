import type { Session } from '@fondly/contracts/bff/session.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import { browser } from '../testing/browser.ts'
import { ORIGIN, smallWorld } from '../testing/small-world.ts'

/** If this is set, each resolution waits for its promise. */
let pause: { promise: Promise<void>; resolve: () => void } | undefined
const { world, database, signIn, start, close } = await smallWorld(({ identity }) => ({
  identity: {
    ...identity,
    async readUser(accessToken, userId) {
      const user = await identity.readUser(accessToken, userId)
      await pause?.promise
      return user
    },
  },
}))
const tables = openDatabase<CoreTables>({ url: database.url, schema: 'bff', poolSize: 1 })
afterAll(async () => {
  await tables.destroy()
  await close()
})
const originalPeople = structuredClone(world.people)
afterEach(() => {
  for (const [id, person] of structuredClone(originalPeople)) world.people.set(id, person)
  world.groups.set('p-harborview', 'harborview')
  world.silent.clear()
  pause?.resolve()
  pause = undefined
})

type Tab = ReturnType<typeof browser>
type SignedIn = Extract<Session, { signedIn: true }>

const minutes = (count: number) => {
  world.now += count * 60_000
}
const orderer = () => world.people.get('orderer')!
/** Reads the session like a page load. */
const load = (tab: Tab) => tab.read<SignedIn>('/api/session')
/** Reads the session like the poll of an open page. */
const look = (tab: Tab) => tab.read<SignedIn>('/api/session?again=1')
async function isDone(tab: Tab): Promise<void> {
  await expect.poll(async () => (await look(tab)).isBeingResolved ?? false).toBe(false)
}
const resolutions = () => world.calls.filter((call) => call === 'identity.readUser').length
async function signedInMinutesAgo(count: number): Promise<Tab> {
  const { tab } = await signIn('orderer')
  minutes(count)
  world.calls.length = 0
  return tab
}

test('within five minutes of the last resolution neither a page load nor a poll resolves the user', async () => {
  const tab = await signedInMinutesAgo(4.9)
  expect((await load(tab)).isBeingResolved).toBe(false)
  minutes(30)
  expect((await look(tab)).isBeingResolved).toBe(false)
  expect(resolutions()).toBe(0)
})

test('role, names, client and sender profiles that changed take effect, while the load itself does not wait', async () => {
  const tab = await signedInMinutesAgo(5)
  const { account } = orderer()
  world.people.set('orderer', {
    ...orderer(),
    role: 'clientadmin',
    account: { ...account, firstName: 'Ada', populationId: 'p-summit', data: { ...account.data, languages: ['en_US', 'es'] } },
  })
  const first = await load(tab)
  expect(first).toMatchObject({ isBeingResolved: true, user: { role: 'orderer', firstName: 'orderer' }, client: { id: 'harborview' } })
  await isDone(tab)
  expect(await look(tab)).toMatchObject({
    user: { role: 'clientadmin', firstName: 'Ada', languages: ['en_US', 'es'] },
    client: { id: 'summit' },
    dashboardUrl: 'https://reports.example.com/sso/summit',
  })
  const { categories, cards } = await tab.read<{ categories: unknown[]; cards: { id: string }[] }>('/api/catalogue')
  expect(categories).not.toEqual([])
  expect(cards.map(({ id }) => id)).toContain('SUMMIT1')
  // The user is not resolved again for the next five minutes.
  const before = resolutions()
  minutes(4)
  await load(tab)
  expect(resolutions()).toBe(before)
})

test.each([
  ['locked', 'locked by an administrator', () => void (orderer().account.locked = true)],
  ['disabled', 'disabled by an administrator', () => void (orderer().account.enabled = false)],
  ['locked', 'locked in commerce', () => void (orderer().customer!.locked = true)],
  ['disabled', 'of a population that is gone', () => void world.groups.delete('p-harborview')],
])('%s: a user who is %s has no session any more in any window', async (code, _, change) => {
  const otherTab = (await signIn('orderer')).tab
  const tab = await signedInMinutesAgo(6)
  await tables.deleteFrom('audit').execute()
  change()
  await load(tab)
  for (const window of [tab, otherTab]) await expect.poll(async () => (await window.go('/api/catalogue')).status).toBe(401)
  const auditRows = await tables.selectFrom('audit').select(['event', 'code']).execute()
  expect(auditRows).toEqual([{ event: 'refused', code }])
  // The next sign-in shows the reason.
  expect((await signIn('orderer', tab)).location).toMatch(new RegExp(`^/error\\?reason=${code}&`))
})

test('a signed-in user does not count as inactive, however old the last login at commerce is', async () => {
  const tab = await signedInMinutesAgo(6)
  orderer().account.previousSignOn = new Date(world.now - 121 * 86_400_000)
  orderer().customer!.lastLogin = new Date(world.now - 121 * 86_400_000)
  await load(tab)
  await isDone(tab)
  expect((await look(tab)).signedIn).toBe(true)
  expect(orderer().account.locked).toBe(false)
})

test('two windows and two processes at once resolve a user once', async () => {
  const tab = await signedInMinutesAgo(6)
  const second = await start()
  const other = browser(second.fetch, ORIGIN)
  other.jar.set('fondly-session', tab.jar.get('fondly-session') ?? '')
  pause = Promise.withResolvers()
  const answers = await Promise.all([load(tab), load(other), load(tab), load(other)])
  expect(answers.map(({ isBeingResolved }) => isBeingResolved)).toEqual([true, true, true, true])
  pause.resolve()
  await isDone(tab)
  expect(resolutions()).toBe(1)
  await second.close()
})

test('a resolution that fails changes nothing, and the next load tries again', async () => {
  const tab = await signedInMinutesAgo(6)
  orderer().account.firstName = 'Ada'
  world.silent.add('commerce.find')
  await load(tab)
  await isDone(tab)
  expect(await look(tab)).toMatchObject({ signedIn: true, user: { firstName: 'orderer' } })
  world.silent.clear()
  await load(tab)
  await isDone(tab)
  expect((await look(tab)).user.firstName).toBe('Ada')
})

test('a resolution whose process died is repeated after one minute', async () => {
  const tab = await signedInMinutesAgo(6)
  const died = { resolving_until: new Date(world.now + 60_000) }
  await tables.updateTable('person').set(died).where('user_id', '=', 'orderer').execute()
  expect((await load(tab)).isBeingResolved).toBe(true)
  expect(resolutions()).toBe(0)
  minutes(1)
  await load(tab)
  await isDone(tab)
  expect(resolutions()).toBe(1)
})

test('a favourite and a recipient that arrive during the resolution are kept', async () => {
  world.people.set('orderer', { ...orderer(), recipient: { firstName: 'Rosa', address1: '1 Elm St' } })
  const tab = await signedInMinutesAgo(6)
  pause = Promise.withResolvers()
  await load(tab)
  await expect.poll(resolutions).toBe(1)
  expect((await tab.ask('PATCH', '/api/user', { heart: { cardId: '1HBE2116', isFavorite: true } })).status).toBe(200)
  pause.resolve()
  await isDone(tab)
  expect(await look(tab)).toMatchObject({ user: { favorites: ['1HBE2116'] }, recipient: { firstName: 'Rosa' } })
})
