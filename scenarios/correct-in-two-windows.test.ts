import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { sql, type Transaction } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { orderDesk, type OrderDesk } from './testing/order-desk.ts'
import { CARD, filledForm, pressSend } from './testing/send-a-card.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

let testProduct: ComposedProduct
let desk: OrderDesk

beforeAll(async () => {
  testProduct = await startComposedProduct({ environment: { FONDLY_PRESS_CUT: 'cut-off' } })
  desk = await orderDesk(testProduct)
})
afterEach(() => discardDraft())
afterAll(() => testProduct?.close())

const discardDraft = () => desk.sender.ask('DELETE', `/api/cards/${CARD}/draft`)
const draft = async (): Promise<Draft | null> => (await filledForm(desk.sender)).pageData.draft
const correct = (orderNo: string) => desk.sender.json('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })
/** Saves a draft as a window does. */
async function saveDraft(closing: string, key?: string): Promise<Response> {
  const { form, senderProfileId } = await filledForm(desk.sender, { closing })
  return desk.sender.ask('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form, key })
}
/** Starts a request that reads and then writes a draft. Runs `interruption` after its read and before its write. */
async function between(
  begin: () => Promise<Response>,
  interruption: (database: Transaction<unknown>) => Promise<unknown>,
): Promise<Response> {
  const database = openDatabase<unknown>({ url: testProduct.database.url, schema: 'bff', poolSize: 2 })
  const countWaiting = async () =>
    (
      await sql<{ count: number }>`
        select count(*)::int as count from pg_locks where not granted and relation = 'bff.draft'::regclass`.execute(database)
    ).rows[0]?.count
  try {
    return await database
      .transaction()
      .execute(async (transaction) => {
        await sql`lock table bff.draft in share row exclusive mode`.execute(transaction)
        const answer = begin()
        await expect.poll(countWaiting, { interval: 20 }).toBe(1)
        await interruption(transaction)
        return { answer }
      })
      .then(({ answer }) => answer)
  } finally {
    await database.destroy()
  }
}

test('the form of a correction stays the correction although another window replaces the draft of that card', async () => {
  const orderNo = await desk.send()
  await correct(orderNo)
  const opened = await draft()
  // Another window discards the draft and begins another card.
  await discardDraft()
  const other = (await (await saveDraft('Another card')).json()) as Draft
  const savedDraft = (await (await saveDraft('Another card', opened?.key)).json()) as Draft
  expect(savedDraft.key).toBe(opened?.key)
  expect((await draft())?.corrects).toBe(orderNo)

  // The card of the other window must not replace the order: its saves are refused, so that the window opens its form anew.
  expect((await saveDraft('Another card', other.key)).status).toBe(409)
  expect((await saveDraft('Another card')).status).toBe(409)
  const inItsPlace = await desk.send()
  expect(await desk.rowOf(orderNo)).toMatchObject({ withdrawn: true, correctedBy: inItsPlace })
})

test('a form that is saved while another window begins a correction never becomes that correction', async () => {
  const orderNo = await desk.send()
  const mine = (await (await saveDraft('My card')).json()) as Draft
  const answer = await between(
    () => saveDraft('My card, changed', mine.key),
    // These are the writes of Correct in the other window.
    async (transaction) => {
      await sql`insert into bff.correction (user_id, order_no, draft_key, created_at)
        select user_id, ${orderNo}, 'theirs', now() from bff.draft where key = ${mine.key}`.execute(transaction)
      await sql`update bff.draft set key = 'theirs' where key = ${mine.key}`.execute(transaction)
    },
  )
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ detail: 'This form was sent or closed elsewhere. Please open the card again.' })
  expect(await draft()).toMatchObject({ key: 'theirs', corrects: orderNo, form: { closing: 'My card' } })
})

test('a correction that is saved while another window begins it anew does not replace the new correction', async () => {
  const orderNo = await desk.send()
  await correct(orderNo)
  const mine = await draft()
  const answer = await between(
    () => saveDraft('The old correction', mine?.key),
    async (transaction) => {
      await sql`update bff.correction set draft_key = 'newer' where draft_key = ${mine?.key}`.execute(transaction)
      await sql`update bff.draft set key = 'newer' where key = ${mine?.key}`.execute(transaction)
    },
  )
  expect(answer.status).toBe(409)
  expect(await draft()).toMatchObject({ key: 'newer', corrects: orderNo })
})

test('two windows that save the first draft of a card at the same moment share one draft', async () => {
  const answers = [saveDraft('One'), saveDraft('Two')]
  const [one, two] = await Promise.all(answers.map(async (answer) => (await (await answer).json()) as Draft))
  expect(one?.key).toBe(two?.key)
})

test('Send is refused when the form and its draft disagree about the corrected card', async () => {
  const orderNo = await desk.send()
  const before = (await desk.history()).length
  const plain = await pressSend(desk.sender, {}, CARD, { corrects: orderNo })
  expect(plain.response.status).toBe(409)
  await discardDraft()
  await correct(orderNo)
  const correction = await pressSend(desk.sender, {}, CARD, { corrects: undefined })
  expect(correction.response.status).toBe(409)
  expect(await desk.history()).toHaveLength(before)
  expect(await desk.rowOf(orderNo)).toMatchObject({ withdrawn: false })
})
