import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import { rm } from 'node:fs/promises'
import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import { onSmallDisk, readRefusal } from './testing/full-disk.ts'
import { CARD, filledForm, findLateMailDate, newsUntil, pressSend } from './testing/send-a-card.ts'
import { visitor, type Visitor } from './testing/visitor.ts'

const TIMEOUT_MS = 300_000
const SENDERS = ['orderer@harborview.test', 'clientadmin@harborview.test', 'newcomer@harborview.test']
const LAST_NAMES = ['Hale', 'Lind', 'Okoro']

describe('on a disk that is really full', () => {
  let disk: SmallDisk | undefined
  beforeAll(async () => {
    disk = await onSmallDisk({ FONDLY_PRESS_CUT: 'cut-off' })
  }, TIMEOUT_MS)
  afterAll(() => disk?.close())
  /** Waits until the product on the disk is ready. Skips the test where no file system can be mounted, as kit/unavailable.test.ts allows. */
  const given = async (context: TestContext) => {
    if (!disk) return context.skip()
    await disk.ready()
    return disk
  }

  test(
    'a write is answered 507 or 503 with Retry-After, never 500, and cards go out again once there is room',
    async (context) => {
      const small = await given(context)
      const { origin } = small
      const tab = visitor(networkFetch(), origin)
      await tab.signIn('orderer@harborview.test')
      // Cards for this late day are not cut during the test, at any hour.
      const late = { sendDate: await findLateMailDate(tab) }
      const { form, senderProfileId, pageData } = await filledForm(tab, late)
      const readiness = async () => {
        const answer = await tab.ask('GET', '/readyz')
        return { status: answer.status, body: await answer.json() }
      }
      expect(await readiness()).toEqual({ status: 200, body: { ready: true } })

      const filling = await small.fill()
      await expect.poll(readiness).toEqual({ status: 503, body: { ready: false, reason: 'disk-full' } })
      // Drawing this picture in another size would write a new file.
      const [picture = ''] = pageData.card.outsideUrl.split('?')
      expect(await readRefusal(tab.ask('GET', `${picture}?width=1280&bleed=1`))).toEqual({ status: 507, retryAfter: '30' })

      await small.fillDatabaseLog()
      const write = () => tab.ask('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form })
      for (const answer of [
        await readRefusal(write()),
        await readRefusal(tab.ask('POST', '/api/sendings', {}, { 'idempotency-key': 'x' })),
      ]) {
        expect([503, 507]).toContain(answer.status)
        expect(answer.retryAfter).toMatch(/^\d+$/)
      }
      const signIn = await readRefusal(
        tab.ask('GET', `/identity/5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10/flows/5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f11`),
      )
      expect(signIn).toEqual({ status: 503, retryAfter: '5' })
      const basket = await readRefusal(
        networkFetch()(new Request(`${origin}/commerce/s/fondly/dw/shop/v21_2/products/${CARD}?client_id=fondly-bff`)),
      )
      expect(basket.status).toBe(503)

      await rm(filling)
      await expect.poll(readiness).toEqual({ status: 200, body: { ready: true } })
      let sent = await pressSend(tab, late)
      await expect.poll(async () => (sent.response.status === 202 ? sent : (sent = await pressSend(tab, late))).response.status).toBe(202)
      await expectSent(tab, sent.response, form)
    },
    TIMEOUT_MS,
  )

  test(
    'senders who keep pressing Send are asked to come back, and each has exactly one card once there is room',
    async (context) => {
      const small = await given(context)
      const before = await countRows(small)
      const senders: { tab: Visitor; form: OrderForm; press: () => Promise<Response> }[] = []
      for (const [index, email] of SENDERS.entries()) {
        const tab = visitor(networkFetch(), small.origin)
        await tab.signIn(email)
        const { pageData, form, senderProfileId } = await filledForm(tab, {
          lastName: LAST_NAMES[index] ?? '',
          sendDate: await findLateMailDate(tab),
        })
        const draft = await tab.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form, key: pageData.draft?.key })
        const body = { cardId: CARD, senderProfileId, form, scanCode: draft.scanCode, displayListHash: null }
        senders.push({ tab, form, press: () => tab.ask('POST', '/api/sendings', body, { 'idempotency-key': draft.key }) })
      }
      const pressAll = async () => {
        const answers = await Promise.all(senders.map(({ press }) => readRefusal(press())))
        const isAsPromised = ({ status, retryAfter }: (typeof answers)[number]) =>
          status === 202 || ([503, 507].includes(status) && /^\d+$/.test(retryAfter ?? ''))
        expect(answers.filter((answer) => !isAsPromised(answer))).toEqual([])
      }
      const filling = await small.fill()
      await pressAll()
      await small.fillDatabaseLog()
      for (let time = 0; time < 3; time++) await pressAll()
      await rm(filling)
      await expect.poll(async () => (await fetch(`${small.origin}/readyz`)).status).toBe(200)

      for (const { tab, form, press } of senders) {
        await expectSent(tab, await press(), form)
      }
      expect(await countRows(small)).toEqual({
        orders: before.orders + SENDERS.length,
        ready: before.ready + SENDERS.length,
        baskets: 0,
      })
    },
    TIMEOUT_MS,
  )
})

/** Waits until the card is sent. If its sending was stopped because its pictures were not drawn in time, presses Send again, as a sender does. */
async function expectSent(tab: Visitor, first: Response, form: OrderForm): Promise<void> {
  for (let response = first; ; response = (await pressSend(tab, form)).response) {
    const { id } = (await response.json()) as { id: string }
    const outcome = (await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)
    if (outcome?.state === 'sent') return
    expect(outcome).toMatchObject({ state: 'stopped', reason: 'failed' })
  }
}

type SmallDisk = NonNullable<Awaited<ReturnType<typeof onSmallDisk>>>

async function countRows(disk: SmallDisk): Promise<{ orders: number; ready: number; baskets: number }> {
  const database = await disk.connect()
  const { rows } = await database.query<{ orders: number; ready: number; baskets: number }>(
    `select (select count(*)::int from commerce.orders) as orders,
            (select count(*)::int from commerce.orders where export_status = 'ready') as ready,
            (select count(*)::int from commerce.basket) as baskets`,
  )
  await database.end()
  return rows[0] ?? { orders: NaN, ready: NaN, baskets: NaN }
}
