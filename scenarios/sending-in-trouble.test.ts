import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inDatabase } from './testing/in-database.ts'
import { newsUntil, pressSend } from './testing/send-a-card.ts'
import type { Trouble } from './testing/trouble.ts'
import { AFTER_ORDER, BEFORE_ORDER, openTroubledSender } from './testing/troubled-sender.ts'

const { upstreams, logged, testProduct, tab, readCounts, send, expectOneCard } = await openTroubledSender()

describe('a call whose reply is lost after its work leads to one order with one card and one payment, and no basket', () => {
  test.each([...BEFORE_ORDER, ...AFTER_ORDER])('%s', async (call) => {
    upstreams.plan(call, 'its reply is lost')
    const sent = await send()
    expect(upstreams.met()).toBe(1)
    await expectOneCard(sent)
  })
})

describe('calls that each fail the first time lead to one order with one card and one payment, and no basket', () => {
  test.each<Trouble>(['its reply is lost', 'nobody is there', 'it is answered 500', 'its token has expired', 'it is answered 409'])(
    '%s',
    async (trouble) => {
      const calls = [...BEFORE_ORDER, ...AFTER_ORDER]
      upstreams.planForEach(calls, trouble)
      const sent = await send()
      expect(upstreams.met()).toBe(calls.length)
      await expectOneCard(sent)
    },
  )
})

describe('a call before the order that never succeeds orders nothing, leaves no basket, and the draft can be sent anew', () => {
  test.each(BEFORE_ORDER)('%s', async (call) => {
    upstreams.plan(call, 'it is answered 500', Infinity)
    const stopped = await send()
    expect(stopped).toMatchObject({ orders: 0, ready: 0, baskets: 0 })
    expect(stopped.news).toEqual({
      state: 'stopped',
      reason: 'failed',
    })
    upstreams.none()
    const again = await send()
    expect(again.draft.key).not.toBe(stopped.draft.key)
    await expectOneCard(again)
  })

  test('a call that commerce refuses for good is not repeated', async () => {
    upstreams.plan('POST /items', 'it is refused', Infinity)
    expect(await send()).toMatchObject({ news: { state: 'stopped', reason: 'failed' }, orders: 0, baskets: 0 })
    expect(upstreams.met()).toBe(1)
  })
})

test('neither rows nor logs show a name, an address or a message after these failures', async () => {
  const rows = await inDatabase(testProduct.database.url, sql<{ row: string }>`select sending::text as row from sending`)
  expect(rows.length).toBeGreaterThan(20)
  expect(logged.length).toBeGreaterThan(20)
  for (const text of [...rows.map(({ row }) => row), ...logged])
    expect(text).not.toMatch(/Marguerite|Okonkwo|Pennsylvania|Welcome|harborview\.test/i)
})

test('the sender may close the sheet during a long commerce outage, which ends without a card or a basket and allows a new Send', async () => {
  upstreams.plan('[A-Z]+ /baskets/.+', 'nobody is there', Infinity)
  const before = await readCounts()
  const { response } = await pressSend(tab)
  const { id } = (await response.json()) as { id: string }
  const reported = await newsUntil(tab, id, ['confirming', 'sent', 'stopped'])
  expect(reported.at(-1)).toMatchObject({ state: 'confirming', percent: 20 })

  upstreams.none()
  expect((await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'stopped', reason: 'failed' })
  expect(await readCounts()).toMatchObject({ orders: before.orders, ready: before.ready, baskets: 0 })
  const again = await pressSend(tab)
  const { id: next } = (await again.response.json()) as { id: string }
  expect((await newsUntil(tab, next, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'sent' })
})
