import type { SavedMessage, SavedMessages } from '@fondly/contracts/bff/saved-messages.ts'
import { MAX_OWN_MESSAGES } from '@fondly/domain/saved-messages/saved-message.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { smallWorld } from '../testing/small-world.ts'

const { world, product, signIn, close } = await smallWorld()
afterAll(close)

const { tab: orderer } = await signIn('orderer')
const { tab: colleague } = await signIn('colleague')
const { tab: clientadmin } = await signIn('clientadmin')
const { tab: stranger } = await signIn('stranger')
const { database } = product.context
beforeEach(() => database.deleteFrom('saved_message').execute())

type Tab = typeof orderer
const OWN = '/api/saved-messages'
const SHARED = '/api/admin/harborview/saved-messages'
const moved = { name: 'Moved in', en: 'Welcome home, {first name|neighbor}!', es: '' }
const list = async (tab: Tab) => (await tab.read<SavedMessages>(OWN)).messages
const save = async (tab: Tab, message: typeof moved, path = OWN) => {
  const answer = await tab.ask('POST', path, message)
  expect(answer.status).toBe(201)
  return (await answer.json()) as SavedMessage
}
const statusOf = async (answer: Promise<Response>) => (await answer).status

test('a message is saved, changed, deleted and restored', async () => {
  const { id } = await save(orderer, { ...moved, name: ' Moved in ', en: `${moved.en}\r\n ` })
  expect(await list(orderer)).toEqual([{ id, isShared: false, ...moved }])
  const changed = { name: 'House', en: '', es: 'Bienvenida, {nombre}.' }
  expect(await (await orderer.ask('PUT', `${OWN}/${id}`, changed)).json()).toEqual({ id, isShared: false, ...changed })
  expect(await statusOf(orderer.ask('DELETE', `${OWN}/${id}`))).toBe(204)
  expect(await list(orderer)).toEqual([])
  expect(await statusOf(orderer.ask('DELETE', `${OWN}/${id}`))).toBe(404)
  expect(await statusOf(orderer.ask('PUT', `${OWN}/${id}`, changed))).toBe(404)
  expect(await statusOf(orderer.ask('POST', `${OWN}/${id}/restore`))).toBe(204)
  expect(await statusOf(orderer.ask('POST', `${OWN}/${id}/restore`))).toBe(404)
  expect(await list(orderer)).toEqual([{ id, isShared: false, ...changed }])
})

test('nobody else sees or changes a person’s own message', async () => {
  const { id } = await save(orderer, moved)
  for (const tab of [colleague, clientadmin, stranger]) {
    expect(await list(tab)).toEqual([])
    expect(await statusOf(tab.ask('PUT', `${OWN}/${id}`, moved))).toBe(404)
    expect(await statusOf(tab.ask('DELETE', `${OWN}/${id}`))).toBe(404)
    await tab.ask('POST', `${OWN}/${id}/uses`)
  }
  expect(await statusOf(clientadmin.ask('PUT', `${SHARED}/${id}`, moved))).toBe(404)
  expect(await statusOf(clientadmin.ask('DELETE', `${SHARED}/${id}`))).toBe(404)
  expect(await database.selectFrom('saved_message').select(['uses', 'deleted_at']).execute()).toEqual([{ uses: 0, deleted_at: null }])
})

test('all people of a client see its messages, people of other clients do not, and only administrators change them', async () => {
  const { id } = await save(clientadmin, moved, SHARED)
  for (const tab of [orderer, colleague, clientadmin]) expect(await list(tab)).toEqual([{ id, isShared: true, ...moved }])
  expect(await list(stranger)).toEqual([])
  expect(await statusOf(orderer.ask('DELETE', `${OWN}/${id}`))).toBe(404)
  expect(await statusOf(orderer.ask('DELETE', `${SHARED}/${id}`))).toBe(403)
  expect(await statusOf(stranger.ask('DELETE', `/api/admin/summit/saved-messages/${id}`))).toBe(404)
})

test('each change of the client’s messages is in the activity log; changes of personal messages are not', async () => {
  const [last] = await product.context.activity.list('harborview', { count: 1 })
  await save(orderer, moved)
  const { id } = await save(clientadmin, moved, SHARED)
  await clientadmin.ask('PUT', `${SHARED}/${id}`, { ...moved, name: 'House' })
  await clientadmin.ask('DELETE', `${SHARED}/${id}`)
  await clientadmin.ask('POST', `${SHARED}/${id}/restore`)
  const entries = (await product.context.activity.list('harborview', { count: 10 })).filter((entry) => entry.id > (last?.id ?? 0))
  expect(entries.toReversed().map(({ subject, actor, before, after }) => [subject, actor?.name, before, after])).toEqual(
    [
      [null, moved],
      [moved, { ...moved, name: 'House' }],
      [{ ...moved, name: 'House' }, null],
      [null, { ...moved, name: 'House' }],
    ].map(([before, after]) => [`saved-message ${id}`, 'clientadmin Test', { savedMessage: before }, { savedMessage: after }]),
  )
})

test('a message that cannot be decrypted is left out of the lists', async () => {
  const { id: damaged } = await save(orderer, moved)
  await database
    .updateTable('saved_message')
    .set({ sealed: Buffer.from('damaged') })
    .where('id', '=', damaged)
    .execute()
  const { id } = await save(orderer, { ...moved, name: 'Whole' })
  expect((await list(orderer)).map((message) => message.id)).toEqual([id])
})

test('the most used message is the first', async () => {
  const [first, second] = [await save(orderer, moved), await save(orderer, { ...moved, name: 'Second' })]
  for (const { id } of [first, first, second]) expect(await statusOf(orderer.ask('POST', `${OWN}/${id}/uses`))).toBe(204)
  expect((await list(orderer)).map(({ name }) => name)).toEqual(['Moved in', 'Second'])
})

test.each([
  [{ en: '', es: '' }, { en: { code: 'closing-missing' } }],
  [{ en: 'Fine', es: 'Hola {amigo}' }, { es: { code: 'closing-brace', params: { written: '{amigo}' } } }],
  [{ en: 'You asshole' }, { en: { code: 'closing-offensive' } }],
  [{ en: 'Hello {last name|asshole}' }, { en: { code: 'closing-offensive' } }],
  [{ en: 'x'.repeat(270) }, undefined],
  [{ en: `${'x'.repeat(268)}{first name}` }, { en: { code: 'closing-too-long', params: { excess: 1 } } }],
  [{ en: 'Snow 雪' }, { en: { code: 'character-unprintable', params: { character: '雪' } } }],
])('%j: %j', async (texts, problems) => {
  const answer = await orderer.ask('POST', OWN, { ...moved, ...texts })
  expect([answer.status, ((await answer.json()) as { problems?: unknown }).problems]).toEqual([problems ? 422 : 201, problems])
})

test.each([
  { ...moved, name: ' ' },
  { ...moved, name: 'x'.repeat(61) },
  { ...moved, more: 1 },
  { ...moved, en: 'x'.repeat(5001) },
])('a malformed body is refused', async (body) => {
  expect(await statusOf(orderer.ask('POST', OWN, body))).toBe(400)
})

test('the number of saved messages is limited; deleting one allows a new one', async () => {
  const { id } = await save(orderer, moved)
  await sql`insert into saved_message (id, client_id, owner_id, sealed, updated_at)
    select id || n, client_id, owner_id, sealed, updated_at from saved_message, generate_series(2, ${MAX_OWN_MESSAGES}) n`.execute(database)
  const full = await orderer.ask('POST', OWN, moved)
  expect([full.status, await full.json()]).toMatchObject([409, { code: 'saved-messages-full', params: { most: MAX_OWN_MESSAGES } }])
  await orderer.ask('DELETE', `${OWN}/${id}`)
  expect(await statusOf(orderer.ask('POST', OWN, moved))).toBe(201)
  expect(await statusOf(orderer.ask('POST', `${OWN}/${id}/restore`))).toBe(409)
})

test('a message is encrypted in the table, and is removed a day after its deletion', async () => {
  const { id } = await save(orderer, moved)
  const { sealed } = await database.selectFrom('saved_message').select('sealed').executeTakeFirstOrThrow()
  expect(sealed.includes('neighbor')).toBe(false)
  await orderer.ask('DELETE', `${OWN}/${id}`)
  await product.sweep()
  expect(await database.selectFrom('saved_message').select('id').execute()).toEqual([{ id }])
  world.now += 24 * 3_600_000
  await product.sweep()
  expect(await database.selectFrom('saved_message').select('id').execute()).toEqual([])
})
