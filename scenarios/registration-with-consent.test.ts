import type { DashboardFrame } from '@fondly/contracts/bff/dashboard.ts'
import type { PersonAnswer } from '@fondly/contracts/bff/people.ts'
import type { WaitingPeople } from '@fondly/contracts/bff/registrations.ts'
import type { Session } from '@fondly/contracts/bff/session.ts'
import type { ActivityAnswer, SettingsAnswer } from '@fondly/contracts/bff/settings.ts'
import type { RegistrationRule } from '@fondly/domain/people/registration.ts'
import { DEMONSTRATION } from '@fondly/launch/commands/demonstration.ts'
import { readWorld } from '@fondly/launch/commands/read-world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ComposedProduct, startComposedProduct } from './testing/composed-product.ts'
import type { Visitor } from './testing/visitor.ts'

const SUMMIT = '/api/admin/summit'
const PASSWORD = 'Quite-a-new-1-here'
let testProduct: ComposedProduct
let admin: Visitor
beforeAll(async () => {
  testProduct = await startComposedProduct()
  const world = await readWorld(DEMONSTRATION.folder)
  const clients = world.clients.map((client) => (client.id === 'summit' ? { ...client, registration: true } : client))
  await testProduct.product.load({ ...world, clients })
  admin = testProduct.newVisitor()
  await admin.signIn('admin@fondly.test')
})
afterAll(() => testProduct?.close())

async function setRule(rule: RegistrationRule): Promise<void> {
  const { version } = await admin.json<SettingsAnswer>('GET', `${SUMMIT}/settings`)
  expect((await admin.ask('PATCH', `${SUMMIT}/settings`, { version, change: { registration: rule } })).status).toBe(200)
}

const flowOf = (url: URL) =>
  `${testProduct.settings.url}/identity/${url.searchParams.get('environmentId')}/flows/${url.searchParams.get('flowId')}`
const action = (name: string) => ({ 'content-type': `application/vnd.pingidentity.${name}+json` })

/** Registers at the sign-in page of the client, confirms the address, and returns where the browser ends. */
async function register(name: string, email = `${name}@else.test`): Promise<{ tab: Visitor; end: URL }> {
  const tab = testProduct.newVisitor()
  const flow = flowOf((await tab.follow('/api/session/sign-in?client=summit')).url)
  const body = {
    username: email === `${name}@else.test` ? email : name,
    email,
    password: PASSWORD,
    name: { given: 'Nora', family: 'Lind' },
  }
  await tab.json('POST', flow, body, action('user.register'))
  const outbox = await (await testProduct.fetch(new Request(`${testProduct.settings.url}/outbox`))).text()
  const verificationCode = new RegExp(`${email}.*?<code>([^<]+)</code>`, 's').exec(outbox)?.[1]
  const { resumeUrl } = await tab.json<{ resumeUrl: string }>('POST', flow, { verificationCode }, action('user.verify'))
  return { tab, end: (await tab.follow(resumeUrl)).url }
}

async function signInAgain(name: string): Promise<{ tab: Visitor; end: URL }> {
  const tab = testProduct.newVisitor()
  const flow = flowOf((await tab.follow('/api/session/sign-in?client=summit')).url)
  const credentials = { username: `${name}@else.test`, password: PASSWORD }
  const { resumeUrl } = await tab.json<{ resumeUrl: string }>('POST', flow, credentials, action('usernamePassword.check'))
  return { tab, end: (await tab.follow(resumeUrl)).url }
}

const waiting = async () => (await admin.json<WaitingPeople>('GET', `${SUMMIT}/registrations`)).people
const frame = () => admin.json<DashboardFrame>('GET', SUMMIT)
const decide = (id: string, decision: string) => admin.ask('POST', `${SUMMIT}/registrations/${id}`, { decision })
const readVersion = async (id: string) => (await admin.json<PersonAnswer>('GET', `${SUMMIT}/people/${id}`)).person.version
const switchPerson = async (id: string, enabled: boolean) => {
  const body = { version: await readVersion(id), enabled, reason: 'A mistake' }
  return (await admin.ask('PUT', `${SUMMIT}/people/${id}/enabled`, body)).status
}
const isSignedIn = async (tab: Visitor) => (await tab.json<Session>('GET', '/api/session')).signedIn
const kindsOfMailTo = async (name: string) =>
  (await testProduct.product.core.latestMail(50))
    .filter(({ recipient }) => recipient === `${name}@else.test`)
    .map(({ content }) => content.kind)

test('a person who registers where consent is required cannot sign in until an administrator accepts them', async () => {
  await setRule({ mode: 'consent', domains: [] })
  expect((await frame()).waiting).toBe(0)
  const { tab, end } = await register('nora')
  expect(`${end.pathname}${end.search}`).toBe('/invitation?registration=waiting')
  expect(await isSignedIn(tab)).toBe(false)
  expect((await signInAgain('nora')).end.search).toBe('?registration=waiting')
  const [person, ...others] = await waiting()
  expect(others).toEqual([])
  expect(person).toMatchObject({ firstName: 'Nora', lastName: 'Lind', email: 'nora@else.test' })
  expect((await frame()).waiting).toBe(1)

  const answers = await Promise.all([decide(person?.id ?? '', 'accepted'), decide(person?.id ?? '', 'accepted')])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]))
  expect(await kindsOfMailTo('nora')).toEqual(['registration-accepted'])
  expect([await waiting(), (await frame()).waiting]).toEqual([[], 0])
  expect(await isSignedIn((await signInAgain('nora')).tab)).toBe(true)
  const { entries } = await admin.json<ActivityAnswer>('GET', `${SUMMIT}/activity`)
  expect(entries[0]).toMatchObject({ isRestorable: false, before: { accepted: null }, after: { accepted: { email: 'nora@else.test' } } })
})

test('a declined person gets a mail and cannot sign in', async () => {
  await register('otto')
  const [person] = await waiting()
  expect((await decide(person?.id ?? '', 'declined')).status).toBe(204)
  expect(await kindsOfMailTo('otto')).toEqual(['registration-declined'])
  expect(await testProduct.product.gateways.identity.findByEmail('otto@else.test')).toMatchObject([{ enabled: false }])
  expect((await decide(person?.id ?? '', 'accepted')).status).toBe(409)
})

test('a customer of another client waits like anybody else who registers', async () => {
  const { commerce } = testProduct.product.gateways
  expect(await commerce.customers.find('clientadmin@harborview.test')).toBeDefined()
  const { tab, end } = await register('dana2', 'clientadmin@harborview.test')
  expect([end.search, await isSignedIn(tab)]).toEqual(['?registration=waiting', false])
  const [person] = await waiting()
  expect((await decide(person?.id ?? '', 'declined')).status).toBe(204)
})

test('a person who was declined by mistake can sign in once they are switched on in People', async () => {
  await register('lena')
  const id = (await waiting())[0]?.id ?? ''
  expect((await decide(id, 'declined')).status).toBe(204)
  expect(await switchPerson(id, true)).toBe(204)
  expect(await isSignedIn((await signInAgain('lena')).tab)).toBe(true)
})

test('a person who gets a role or is switched off in People no longer waits, and a later decision is refused', async () => {
  await register('mila')
  const [mila] = await waiting()
  const version = await readVersion(mila?.id ?? '')
  expect((await admin.ask('PATCH', `${SUMMIT}/people/${mila?.id}`, { version, change: { role: 'orderer' } })).status).toBe(204)
  expect(await waiting()).toEqual([])
  expect((await decide(mila?.id ?? '', 'declined')).status).toBe(409)
  expect(await isSignedIn((await signInAgain('mila')).tab)).toBe(true)

  await register('omar')
  const [omar] = await waiting()
  expect(await switchPerson(omar?.id ?? '', false)).toBe(204)
  expect((await decide(omar?.id ?? '', 'accepted')).status).toBe(409)
  expect(await waiting()).toEqual([])
  expect(await testProduct.product.gateways.identity.findByEmail('omar@else.test')).toMatchObject([{ enabled: false }])
})

test('only the named mail domains can register, and with registration off only people who were added before can sign in', async () => {
  await setRule({ mode: 'mail-domains', domains: ['ours.test'] })
  expect((await register('paul')).end.search).toBe('?registration=closed')
  await setRule({ mode: 'off', domains: [] })
  expect((await signInAgain('paul')).end.search).toBe('?registration=closed')
  await setRule({ mode: 'mail-domains', domains: ['else.test'] })
  expect(await isSignedIn((await signInAgain('paul')).tab)).toBe(true)
  // The rule does not affect people who are already accepted.
  await setRule({ mode: 'off', domains: [] })
  expect(await isSignedIn((await signInAgain('paul')).tab)).toBe(true)
})

test('a rule with an invalid mail domain is refused', async () => {
  const { version } = await admin.json<SettingsAnswer>('GET', `${SUMMIT}/settings`)
  const change = { registration: { mode: 'mail-domains', domains: ['a@ours.test'] } }
  expect((await admin.ask('PATCH', `${SUMMIT}/settings`, { version, change })).status).toBe(400)
})
