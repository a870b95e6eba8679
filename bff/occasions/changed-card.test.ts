import type { ContactAnswer } from '@fondly/contracts/bff/contacts.ts'
import type { Draft, OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { PreparedCards } from '@fondly/contracts/bff/occasions.ts'
import { form } from '@fondly/core/testing/order-form.ts'
import { afterAll, expect, test } from 'vitest'
import { BIRTHDAY, RULE, WALTER } from '../testing/occasion-requests.ts'
import { smallWorld } from '../testing/small-world.ts'

const { product, signIn, close } = await smallWorld()
afterAll(close)

const { tab } = await signIn('orderer')
const WORDLESS_RULE = { ...RULE, message: '' }
const shelf = async () => (await tab.read<PreparedCards>('/api/prepared-cards')).cards
const draftOf = async (cardId: string) => (await tab.read<OrderFormPageData>(`/api/cards/${cardId}/order-form`)).draft
const saveDraft = async (cardId: string, more: object) =>
  (await (await tab.ask('PUT', `/api/cards/${cardId}/draft`, { senderProfileId: 'main', form, ...more })).json()) as Draft // the answer has this type by the contract of the route

test('after a change of the card, a prepared card continues with the other card and is done when that is sent', async () => {
  const added = (await (await tab.ask('POST', '/api/contacts', WALTER)).json()) as ContactAnswer // the answer has this type by the contract of the route
  await tab.ask('POST', `/api/contacts/${added.contact.id}/occasions`, BIRTHDAY)
  expect((await tab.ask('PUT', '/api/occasion-rules', WORDLESS_RULE)).status).toBe(204)
  const [prepared] = await shelf()
  const path = `/api/prepared-cards/${prepared?.id}/drafts`
  await tab.ask('POST', path, { replaceDraft: false })
  const first = await draftOf('1HBE2115')

  const other = await saveDraft('1HBE2116', { replaces: first?.key })
  await tab.ask('DELETE', `/api/cards/1HBE2115/draft?key=${first?.key}`)
  expect(await shelf()).toMatchObject([{ id: prepared?.id, card: { id: '1HBE2116' } }])
  expect(await (await tab.ask('POST', path, { replaceDraft: false })).json()).toEqual({ cardId: '1HBE2116' })
  expect(await draftOf('1HBE2115')).toBeNull()
  expect((await draftOf('1HBE2116'))?.key).toBe(other.key)

  // An older window that shows the first card saves a draft. This draft is not linked with the prepared card.
  await saveDraft('1HBE2115', { key: first?.key })
  expect(await shelf()).toMatchObject([{ card: { id: '1HBE2116' } }])
  const { database } = product.context
  const { user_id: owner } = await database.selectFrom('prepared_card').select('user_id').executeTakeFirstOrThrow()
  const sending = { id: 'sending', owner: owner ?? '', idempotency_key: other.key, body_hash: '', data: '{}' }
  await database.insertInto('sending').values(sending).execute()
  expect(await shelf()).toEqual([])
})

test('if a draft gets the words of another prepared card, the earlier one is on the shelf again', async () => {
  const { database } = product.context
  for (const table of ['sending', 'draft', 'prepared_card', 'occasion', 'occasion_rule'] as const)
    await database.deleteFrom(table).execute()
  const kinds = ['birthday', 'move-in'] as const
  for (const [at, kind] of kinds.entries()) {
    const person = { ...WALTER, firstName: ['Ana', 'Omar'][at], address1: `${at + 40} Oak St` }
    const added = (await (await tab.ask('POST', '/api/contacts', person)).json()) as ContactAnswer // the answer has this type by the contract of the route
    await tab.ask('POST', `/api/contacts/${added.contact.id}/occasions`, { ...BIRTHDAY, kind })
    const rule = { ...WORDLESS_RULE, kind, cardId: ['1HBE2115', '1HBE2116'][at] }
    expect((await tab.ask('PUT', '/api/occasion-rules', rule)).status).toBe(204)
  }
  const find = async (cardId: string) => (await shelf()).filter(({ card }) => card?.id === cardId)
  const [first, second] = [(await find('1HBE2115'))[0], (await find('1HBE2116'))[0]]
  for (const one of [first, second]) await tab.ask('POST', `/api/prepared-cards/${one?.id}/drafts`, { replaceDraft: false })
  const from = await draftOf('1HBE2115')

  const { key } = await saveDraft('1HBE2116', { form: from?.form, replaces: from?.key })
  const links = async () => {
    const rows = await database.selectFrom('prepared_card').select(['id', 'draft_key']).execute()
    return new Map(rows.map(({ id, draft_key: draftKey }) => [id, draftKey]))
  }
  const moved = new Map([
    [first?.id, key],
    [second?.id, null],
  ])
  expect(await links()).toEqual(moved)
  // The window saves the same words again, because it got no answer.
  await saveDraft('1HBE2116', { form: from?.form, replaces: from?.key })
  expect(await links()).toEqual(moved)
  // A draft of another card replaces these words. Sending it completes neither prepared card.
  await saveDraft('1HBE2116', { replaces: 'never-prepared' })
  expect([...(await links()).values()]).toEqual([null, null])
})
