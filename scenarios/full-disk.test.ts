import type { Draft } from '@fondly/contracts/bff/catalogue.ts'
import { rm } from 'node:fs/promises'
import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { expect, test } from 'vitest'
import { onSmallDisk, readRefusal } from './testing/full-disk.ts'
import { CARD, filledForm, findLateMailDate, newsUntil, pressSend } from './testing/send-a-card.ts'
import { visitor, type Visitor } from './testing/visitor.ts'

const TIMEOUT_MS = 300_000

test(
  'a disk that is really full is answered 507 or 503 with Retry-After, never 500, and cards go out again when there is room',
  async (context) => {
    const disk = await onSmallDisk()
    // kit/unavailable.test.ts holds the rule everywhere.
    if (!disk) return context.skip()
    const { origin } = disk
    try {
      await disk.ready()
      const tab = visitor(networkFetch(), origin)
      await tab.signIn('orderer@harborview.test')
      const { form, senderProfileId, setting } = await filledForm(tab)
      const readiness = async () => {
        const answer = await tab.ask('GET', '/readyz')
        return { status: answer.status, body: await answer.json() }
      }
      expect(await readiness()).toEqual({ status: 200, body: { ready: true } })

      const filling = await disk.fill()
      await expect.poll(readiness).toEqual({ status: 503, body: { ready: false, reason: 'disk-full' } })
      // A new rendition of some art is a new file.
      const [picture = ''] = setting.card.outsideUrl.split('?')
      expect(await readRefusal(tab.ask('GET', `${picture}?width=1280&bleed=1`))).toEqual({ status: 507, retryAfter: '30' })

      await disk.fillDatabaseLog()
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
      await expect.poll(async () => (await pressSend(tab)).response.status).toBe(202)
    } finally {
      await disk.close()
    }
  },
  TIMEOUT_MS,
)

const SENDERS = ['orderer@harborview.test', 'clientadmin@harborview.test', 'newcomer@harborview.test']
const LAST_NAMES = ['Hale', 'Lind', 'Okoro']

test(
  'senders who press Send all the while on a full disk are told to come back, and with room again each has one card, not none and not two',
  async (context) => {
    // No batch is cut meanwhile.
    const disk = await onSmallDisk({ FONDLY_PRESS_CUT: 'cut-off' })
    if (!disk) return context.skip()
    try {
      await disk.ready()
      const senders: { tab: Visitor; form: OrderForm; press: () => Promise<Response> }[] = []
      for (const [index, email] of SENDERS.entries()) {
        const tab = visitor(networkFetch(), disk.origin)
        await tab.signIn(email)
        const { setting, form, senderProfileId } = await filledForm(tab, {
          lastName: LAST_NAMES[index] ?? '',
          sendDate: await findLateMailDate(tab),
        })
        const draft = await tab.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form, key: setting.draft?.key })
        const body = { cardId: CARD, senderProfileId, form, scanCode: draft.scanCode, displayListHash: null }
        senders.push({ tab, form, press: () => tab.ask('POST', '/api/sendings', body, { 'idempotency-key': draft.key }) })
      }
      const pressAll = async () => {
        const answers = await Promise.all(senders.map(({ press }) => readRefusal(press())))
        const isAsPromised = ({ status, retryAfter }: (typeof answers)[number]) =>
          status === 202 || ([503, 507].includes(status) && /^\d+$/.test(retryAfter ?? ''))
        expect(answers.filter((answer) => !isAsPromised(answer))).toEqual([])
      }
      const filling = await disk.fill()
      await pressAll()
      await disk.fillDatabaseLog()
      for (let time = 0; time < 3; time++) await pressAll()
      await rm(filling)
      await expect.poll(async () => (await fetch(`${disk.origin}/readyz`)).status).toBe(200)

      for (const { tab, form, press } of senders) {
        const { id } = (await (await press()).json()) as { id: string }
        const outcome = (await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)?.state
        // What could not be drawn in time was stopped, and its sender told: pressed once more, it goes out.
        const again = outcome === 'stopped' ? ((await (await pressSend(tab, form)).response.json()) as { id: string }) : { id }
        expect((await newsUntil(tab, again.id, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'sent' })
      }
      const database = await disk.connect()
      const numbers = async (statement: string) => (await database.query<{ count: number }>(statement)).rows[0]?.count
      expect(await numbers(`select count(*)::int as count from commerce.orders`)).toBe(SENDERS.length)
      expect(await numbers(`select count(*)::int as count from commerce.orders where export_status = 'ready'`)).toBe(SENDERS.length)
      expect(await numbers(`select count(*)::int as count from commerce.basket`)).toBe(0)
      await database.end()
    } finally {
      await disk.close()
    }
  },
  TIMEOUT_MS,
)
