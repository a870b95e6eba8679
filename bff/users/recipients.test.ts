import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import type { PresetRecipient, Session } from '@fondly/contracts/bff/session.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Gateways } from '@fondly/core/context.ts'
import { createDataSeal } from '@fondly/core/seal/seal.ts'
import { createSessions } from '@fondly/core/sessions/sessions.ts'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import type { browser } from '../testing/browser.ts'
import { smallWorld, testSettings } from '../testing/small-world.ts'
import { form } from '@fondly/core/testing/order-form.ts'
import { createRecipients } from '@fondly/core/users/recipients.ts'

const ADA = { firstName: 'Ada', lastName: 'Lovelace', address1: '12 St James Sq', city: 'Seattle', state: 'WA', postalCode: '98104' }
const { postalCode, ...ofAda } = ADA
const adasForm: PresetRecipient = { ...ofAda, zipCode: postalCode }
const GRACE: PresetRecipient = {
  firstName: 'Grace',
  lastName: 'Hopper',
  address1: '1 Navy Way',
  city: 'Boston',
  state: 'MA',
  zipCode: '02110',
}

// Writes the same rows as the product writes after a card was sent.
let identity: Gateways['identity']
const { world, env, database, signIn, newTab, product, close } = await smallWorld((gateways) => {
  identity = gateways.identity
  return {}
})
const tables = openDatabase<CoreTables>({ url: database.url, schema: 'bff', poolSize: 1, onLostConnection: () => undefined })
const seal = createDataSeal(testSettings.dataKey, env.random)
const sessions = createSessions(tables, seal, env, testSettings)
const recipients = () => createRecipients({ database: tables, seal, env, identity, sessions })
afterAll(async () => {
  await tables.destroy()
  await close()
})

type Tab = ReturnType<typeof browser>
const known = async (tab: Tab) => {
  const session = await tab.read<Session>('/api/session')
  return session.signedIn ? session.recipient : 'signed out'
}
const orderer = () => world.people.get('orderer')

beforeEach(async () => {
  world.silent.clear()
  const [client, somebody] = [world.clients.get('harborview'), orderer()]
  if (client) client.configuration.singleSendSSO = true
  if (somebody) delete somebody.recipient
  await tables.deleteFrom('recipient').execute()
  await tables.deleteFrom('recipient_over').execute()
  // Clients are cached, so let the cache expire.
  world.now += 3_600_000
})

test('the recipient of the token is preset in the form, and the session shows that it is a single send', async () => {
  const somebody = orderer()
  if (somebody) somebody.recipient = { ...ADA, customerId: 'C-7', countryCode: 'US' }
  const { tab } = await signIn('orderer')
  expect(await tab.read<Session>('/api/session')).toMatchObject({ singleSend: true, recipient: { ...adasForm, customerId: 'C-7' } })
  expect(await known((await signIn('colleague')).tab)).toBe(null)
})

test('a recipient from a link waits for the next sign-in of this browser until its form is closed', async () => {
  const tab = newTab()
  expect((await tab.ask('POST', '/api/session/arrival', { recipient: GRACE })).status).toBe(204)
  expect(await known((await signIn('colleague')).tab)).toBe(null)
  await signIn('orderer', tab)
  expect(await known(tab)).toEqual(GRACE)
  await signIn('orderer', tab)
  expect(await known(tab)).toEqual(GRACE)
  expect((await tab.ask('DELETE', '/api/recipient', {})).status).toBe(204)
  expect(await known(tab)).toBe(null)
})

test('a recipient gets a scan code at once, and only a draft for that recipient uses it', async () => {
  const { tab } = await signIn('orderer')
  await tab.ask('PUT', '/api/prefill', { recipient: GRACE })
  const code = (await recipients().findPrefill('orderer'))?.scanCode
  expect(code).toMatch(/^[A-Za-z0-9]{10}$/)
  const draftOf = async (cardId: string, preset: PresetRecipient) => {
    const savedDraft = await tab.ask('PUT', `/api/cards/${cardId}/draft`, { senderProfileId: 'main', form: { ...form, ...GRACE }, preset })
    return ((await savedDraft.json()) as Draft).scanCode
  }
  expect(await draftOf('1HBE2116', adasForm)).not.toBe(code)
  expect(await draftOf('1HBE2115', GRACE)).toBe(code)
  expect(await draftOf('1HBE2115', GRACE)).toBe(code)
  expect(await draftOf('1HBE2117', GRACE)).not.toBe(code)
})

test('a recipient from a link expires after ten minutes without a sign-in', async () => {
  const tab = newTab()
  await tab.ask('POST', '/api/session/arrival', { recipient: GRACE })
  world.now += 10 * 60_000
  await signIn('orderer', tab)
  expect(await known(tab)).toBe(null)
})

test('the recipient of a closed form is stored sealed for a day, for single-send clients only', async () => {
  const { tab } = await signIn('orderer')
  expect((await tab.ask('PUT', '/api/recipient', GRACE)).status).toBe(204)
  expect(await known(tab)).toEqual(GRACE)
  const rows = await tables.selectFrom('recipient').select('sealed').execute()
  expect(rows.map(({ sealed }) => sealed.toString('latin1')).join()).not.toContain('Hopper')
  expect(await known((await signIn('colleague')).tab)).toBe(null)
  expect((await tab.ask('DELETE', '/api/recipient', {})).status).toBe(204)
  expect(await known(tab)).toBe(null)

  const { tab: stranger } = await signIn('stranger')
  expect((await stranger.ask('PUT', '/api/recipient', GRACE)).status).toBe(204)
  expect(await known(stranger)).toBe(null)
})

test('a new recipient replaces the stored one', async () => {
  const { tab } = await signIn('orderer')
  await tab.ask('PUT', '/api/recipient', GRACE)
  const somebody = orderer()
  if (somebody) somebody.recipient = ADA
  await signIn('orderer', tab)
  expect(await known(tab)).toEqual(adasForm)
})

test('a sender’s correction stays until the token brings another recipient', async () => {
  const somebody = orderer()
  if (somebody) somebody.recipient = ADA
  const { tab } = await signIn('orderer')
  await tab.ask('PUT', '/api/recipient', { ...adasForm, city: 'Tacoma' })
  await signIn('orderer', tab)
  expect(await known(tab)).toEqual({ ...adasForm, city: 'Tacoma' })
  if (somebody) somebody.recipient = { ...ADA, address1: '14 St James Sq' }
  await signIn('orderer', tab)
  expect(await known(tab)).toEqual({ ...adasForm, address1: '14 St James Sq' })
})

test('after a card is sent, no data of the recipient is left here or at identity', async () => {
  const somebody = orderer()
  if (somebody) somebody.recipient = ADA
  const { tab } = await signIn('orderer')
  await tab.ask('PUT', '/api/recipient', { ...adasForm, city: 'Tacoma' })
  await recipients().sent('orderer')
  expect(await known(tab)).toBe(null)
  await expect.poll(() => tables.selectFrom('recipient_over').selectAll().execute()).toEqual([])
  expect(orderer()?.recipient).toEqual({})
})

test('a Send does not wait until identity has cleared the recipient', async () => {
  const somebody = orderer()
  if (somebody) somebody.recipient = ADA
  const { tab } = await signIn('orderer')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const slow = {
    ...identity,
    updateUser: async (...given: Parameters<typeof identity.updateUser>) => answered.then(() => identity.updateUser(...given)),
  }
  await createRecipients({ database: tables, seal, env, identity: slow, sessions }).sent('orderer')
  expect(await known(tab)).toBe(null)
  expect(orderer()?.recipient).toEqual(ADA)
  answer()
  await expect.poll(() => orderer()?.recipient).toEqual({})
})

test('if identity does not answer, the recipient of a sent card is cleared there later, and the old token is ignored', async () => {
  const somebody = orderer()
  if (somebody) somebody.recipient = ADA
  const { tab } = await signIn('orderer')
  world.silent.add('identity.updateUser')
  await recipients().sent('orderer')
  expect(await known(tab)).toBe(null)
  expect(orderer()?.recipient).toEqual(ADA)
  await signIn('orderer', tab)
  expect(await known(tab)).toBe(null)

  world.silent.clear()
  await product.sweep()
  expect(orderer()?.recipient).toEqual({})
  expect(await tables.selectFrom('recipient_over').selectAll().execute()).toEqual([])
})

test('clearing a recipient does not remove a newer one', async () => {
  const somebody = orderer()
  if (somebody) somebody.recipient = ADA
  const { tab } = await signIn('orderer')
  world.silent.add('identity.updateUser')
  await recipients().sent('orderer')
  if (somebody) somebody.recipient = { firstName: 'Grace', address1: '1 Navy Way' }
  await signIn('orderer', tab)
  expect(await known(tab)).toEqual({ firstName: 'Grace', address1: '1 Navy Way' })
  world.silent.clear()
  await product.sweep()
  expect(orderer()?.recipient).toMatchObject({ firstName: 'Grace' })
})

test('a clearing that was interrupted before its call to identity is repeated', async () => {
  const somebody = orderer()
  if (somebody) somebody.recipient = ADA
  const { tab } = await signIn('orderer')
  await sql`alter table bff.recipient_over rename to out_of_reach`.execute(tables)
  await expect(recipients().sent('orderer')).rejects.toThrow('recipient_over')
  await sql`alter table bff.out_of_reach rename to recipient_over`.execute(tables)
  expect(orderer()?.recipient).toEqual(ADA)

  await recipients().sent('orderer')
  await expect.poll(() => orderer()?.recipient).toEqual({})
  expect(await known(tab)).toBe(null)
})

test('clearing ends for a user who no longer exists, and a user whose clearing was refused is retried after the others', async () => {
  const since = new Date(world.now - 3_600_000)
  await tables.insertInto('recipient_over').values({ user_id: 'orderer', digest: 'of the first', since }).execute()
  world.refused.set('identity.updateUser', 400)
  await recipients().clearAgain()
  expect(await tables.selectFrom('recipient_over').select('since').execute()).toEqual([{ since: new Date(world.now) }])

  world.refused.set('identity.updateUser', 404)
  await recipients().clearAgain()
  world.refused.clear()
  expect(await tables.selectFrom('recipient_over').selectAll().execute()).toEqual([])
})
