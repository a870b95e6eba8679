import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import { UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import { describe, expect, test } from 'vitest'
import type { CutSetting } from '@fondly/press/cut-off.ts'
import { openPressDesk } from '../testing/press-desk.ts'

const desk = openPressDesk()
const { batches, exportStatus, openPress, order, printedOrders } = desk

const CUT_OFF: CutSetting = { mode: 'cut-off', time: '16:00', zone: 'America/New_York' }

describe('an order is cut ten minutes after the press took it in', () => {
  const SOON: CutSetting = { mode: 'soon', time: '16:00', zone: 'America/New_York' }
  const MINUTE = 60_000

  test('cards for the same mail date wait for the latest of them and share one batch', async () => {
    const opened = await openPress({ cut: SOON })
    const mailDate = '2027-02-10'
    const until = async (orderNo: string) => (await opened.withdrawableUntil([{ orderNo, mailDate }])).get(orderNo)?.until?.getTime() ?? 0
    const first = await order({ mailDate })
    await opened.run()
    const firstUntil = await until(first)
    // The shop's clock moves a little during the run.
    expect(firstUntil - desk.shop.env.clock().getTime()).toBeGreaterThan(9 * MINUTE)
    expect(firstUntil - desk.shop.env.clock().getTime()).toBeLessThanOrEqual(10 * MINUTE)
    desk.shop.advanceClock(6 * MINUTE)
    const second = await order({ mailDate })
    await opened.run()
    expect((await until(first)) - firstUntil).toBeGreaterThanOrEqual(6 * MINUTE)
    expect(await until(second)).toBe(await until(first))
    desk.shop.advanceClock(5 * MINUTE)
    await opened.run()
    expect(await printedOrders()).toEqual([])
    desk.shop.advanceClock(5 * MINUTE)
    await opened.run()
    expect((await batches()).map(({ orders }) => orders.map(({ orderNo }) => orderNo))).toEqual([[first, second]])
  })

  test('no card waits longer than half an hour for others', async () => {
    const opened = await openPress({ cut: SOON })
    const mailDate = '2027-02-11'
    const first = await order({ mailDate })
    await opened.run()
    for (let minutes = 0; minutes < 30; minutes += 6) {
      desk.shop.advanceClock(6 * MINUTE)
      await order({ mailDate })
      await opened.run()
    }
    expect(await printedOrders()).toContain(first)
    // Cut the remaining orders too, so that other tests do not see them.
    desk.shop.advanceClock(30 * MINUTE)
    await opened.run()
  })
})

describe('with a cut-off time', () => {
  test('an order waits for the cut-off of its own mail date and may be withdrawn until then', async () => {
    const opened = await openPress({ cut: CUT_OFF })
    const [soon, later] = [await order({ mailDate: '2026-12-10' }), await order({ mailDate: '2026-12-30' })]
    await opened.run()
    expect(await printedOrders()).toEqual([])
    const until = async (orderNo: string, mailDate: string) => (await opened.withdrawableUntil([{ orderNo, mailDate }])).get(orderNo)?.until
    const [first, last] = [await until(soon, '2026-12-10'), await until(later, '2026-12-30')]
    expect([first, last]).toEqual([new Date('2026-12-09T21:00:00Z'), new Date('2026-12-29T21:00:00Z')])
    // An order that the press has not seen yet has the same deadline.
    expect(await until('unseen', '2026-12-10')).toEqual(first)

    const HALF_AN_HOUR = 1_800_000
    desk.shop.advanceClock((first?.getTime() ?? 0) - HALF_AN_HOUR - desk.shop.env.clock().getTime())
    await opened.run()
    expect(await printedOrders()).toEqual([])
    desk.shop.advanceClock(HALF_AN_HOUR)
    await opened.run()
    expect(await printedOrders()).toEqual([soon])
    expect(await until(soon, '2026-12-10')).toBeUndefined()
    expect(await exportStatus(later)).toBe('ready')
    expect(await opened.withdraw(soon, 'ana')).toBe('cut')
    expect(await opened.withdraw(later, 'ana')).toBe('withdrawn')
    expect(await opened.withdraw(later, 'ana')).toBe('already')
    await opened.run()
    expect([(await desk.commerce.orders.ofSite(later))?.status, await exportStatus(later)]).toEqual(['cancelled', 'not_exported'])
    expect(await printedOrders()).toEqual([soon])
  })

  test('newer orders are processed although more orders wait than one run reads', async () => {
    const far = new Date(desk.shop.env.clock().getTime() + 43 * 86_400_000).toISOString().slice(0, 10)
    const waiting = [await order({ mailDate: far }), await order({ mailDate: far })]
    let calls = 0
    const ready: Commerce['orders']['ready'] = (count) => {
      calls = count
      return desk.commerce.orders.ready(count)
    }
    const opened = await openPress({ cut: CUT_OFF, commerce: { ...desk.commerce, orders: { ...desk.commerce.orders, ready } } })
    await opened.run()
    const before = calls
    await opened.run()
    expect(calls).toBeGreaterThanOrEqual(before + waiting.length)
    for (const orderNo of waiting) await opened.withdraw(orderNo, 'ana')
  })

  test('orders wait while commerce does not name its blackout days, and all are cut afterwards', async () => {
    let isDown = true
    const blackoutDays = () =>
      isDown ? Promise.reject(new UpstreamTimeout('commerce', undefined)) : desk.commerce.catalogue.blackoutDays()
    const orderNo = await order({ mailDate: '2026-01-02' })
    const opened = await openPress({
      cut: CUT_OFF,
      commerce: { ...desk.commerce, catalogue: { ...desk.commerce.catalogue, blackoutDays } },
    })
    await expect(opened.run()).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    isDown = false
    await opened.run()
    // The mail date of this order has passed long ago, so the order is cut at once.
    expect(await printedOrders()).toEqual([orderNo])
  })
})

describe('withdrawn orders', () => {
  test('a withdrawn order is never printed, and a later run reports it to a commerce that was down', async () => {
    let down = true
    const orders: Commerce['orders'] = {
      ...desk.commerce.orders,
      setStatus: (...args) => (down ? Promise.reject(new UpstreamTimeout('commerce', undefined)) : desk.commerce.orders.setStatus(...args)),
    }
    const orderNo = await order()
    const opened = await openPress({ commerce: { ...desk.commerce, orders } })
    expect(await opened.withdraw(orderNo, 'ana')).toBe('withdrawn')
    // A late write of another program makes the order ready again.
    await desk.commerce.orders.setExportStatus(orderNo, 'ready')
    await opened.run()
    expect(await printedOrders()).toEqual([])
    down = false
    await opened.run()
    expect([(await desk.commerce.orders.ofSite(orderNo))?.status, await exportStatus(orderNo)]).toEqual(['cancelled', 'not_exported'])
  })

  test('a withdrawn order that commerce ended by itself is reported once', async () => {
    const orderNo = await order()
    await desk.commerce.orders.setStatus(orderNo, 'completed')
    let reportCount = 0
    const orders: Commerce['orders'] = {
      ...desk.commerce.orders,
      setStatus: (...args) => {
        reportCount += 1
        return desk.commerce.orders.setStatus(...args)
      },
    }
    const opened = await openPress({ commerce: { ...desk.commerce, orders } })
    expect(await opened.withdraw(orderNo, 'ana')).toBe('withdrawn')
    await opened.run()
    expect([reportCount, (await desk.commerce.orders.ofSite(orderNo))?.status]).toEqual([1, 'completed'])
  })
})
