import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { UpstreamRefused, UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import { placeOrder } from '@fondly/upstreams/commerce/testing/fill-basket.ts'
import { shopperToken } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { ANA } from '@fondly/upstreams/commerce/testing/small-world.ts'
import { describe, expect, test } from 'vitest'
import { openPressDesk, type Odd } from '../testing/press-desk.ts'

const desk = openPressDesk()
const { batches, exportStatus, openPress, order, plainPrintFile, printedOrders, reasons } = desk

describe('an order that cannot be printed is rejected with its reason while the others are printed', () => {
  test.each<[string, Odd, string]>([
    ['no print file', { cardPrintUrl: '' }, 'print-file-missing'],
    ['an unreadable address of its print file', { cardPrintUrl: 'file:///etc/passwd' }, 'print-file-address-unreadable'],
    ['an unreadable return address', { item: { returnAddress: 'Acme, 9 HQ Rd' } }, 'return-address-unreadable'],
    ['a character that the face lacks', { address: { lastName: 'Поэ' } }, 'address-unprintable'],
    ['an address line that no envelope is wide enough for', { address: { address1: 'W'.repeat(240) } }, 'address-unprintable'],
    ['no scan code', { item: { scanCode: '' } }, 'scan-code-unprintable'],
    ['a mail date that does not exist', { mailDate: '2026-02-30' }, 'mail-date-unreadable'],
    ['a mail date before all calendars', { mailDate: '0000-01-01' }, 'mail-date-unreadable'],
  ])('%s', async (_, odd, reason) => {
    const [before, bad, after] = [await order(), await order(odd), await order()]
    await (await openPress()).run()
    expect(await printedOrders()).toEqual([before, after])
    expect(reasons()).toEqual([[bad, reason]])
    expect(await Promise.all([before, bad, after].map(exportStatus))).toEqual(['exported', 'failed', 'exported'])
    const [manifest] = await batches()
    // The folder has no file of the rejected order, so nobody can print a card that is not in the manifest.
    expect((await readdir(join(desk.root, manifest?.batch ?? ''))).length).toBe(2 * 2 + 2)
  })

  test('an order of another program without a mail date', async () => {
    const { token } = await shopperToken(desk.shop.fetch, ANA.email)
    const orderNo = String((await placeOrder(desk.shop.fetch, token, ANA.email, 'FOREIGN001'))['order_no'])
    await desk.commerce.orders.setStatus(orderNo, 'new')
    await desk.commerce.orders.setExportStatus(orderNo, 'ready')
    const good = await order()
    await (await openPress()).run()
    expect(await printedOrders()).toEqual([good])
    expect(reasons()).toEqual([[orderNo, 'mail-date-unreadable']])
    expect(await exportStatus(orderNo)).toBe('failed')
  })

  test('an order whose print file is missing or is no PDF', async () => {
    const [gone, notPdf, good] = [await order(), await order(), await order()]
    const scanCodes = desk.scanCodes.slice(-3, -1)
    desk.printFile.of = async (url) => {
      if (url.includes(scanCodes[0] ?? '')) throw new UpstreamRefused('renderer', 404, 'PrintFile', 'Gone.')
      return url.includes(scanCodes[1] ?? '') ? new TextEncoder().encode('<html>') : plainPrintFile(url)
    }
    await (await openPress()).run()
    expect(await printedOrders()).toEqual([good])
    expect(reasons()).toEqual([
      [gone, 'print-file-gone'],
      [notPdf, 'print-file-no-pdf'],
    ])
  })

  test('a batch without printable orders makes no folder, and a repaired order that is ready again is printed', async () => {
    const opened = await openPress()
    desk.printFile.of = () => Promise.reject(new UpstreamRefused('renderer', 404, 'PrintFile', 'Gone.'))
    const orderNo = await order()
    await opened.run()
    expect(await batches()).toEqual([])
    expect(await exportStatus(orderNo)).toBe('failed')
    desk.printFile.of = plainPrintFile
    await opened.run()
    expect(await batches()).toEqual([])
    await desk.commerce.orders.setExportStatus(orderNo, 'ready')
    await opened.run()
    expect(await printedOrders()).toEqual([orderNo])
    expect(await exportStatus(orderNo)).toBe('exported')
  })

  test.each<[string, (orderNo: string) => Promise<void>, string]>([
    ['cancelled', (orderNo) => desk.commerce.orders.setStatus(orderNo, 'cancelled'), 'failed'],
    ['taken back', (orderNo) => desk.commerce.orders.setExportStatus(orderNo, 'not_exported'), 'not_exported'],
  ])('an order that is %s after its batch was cut', async (_, endOrder, status) => {
    const opened = await openPress()
    const [off, good] = [await order(), await order()]
    desk.printFile.of = () => Promise.reject(new UpstreamTimeout('renderer', undefined))
    await opened.run()
    expect(await batches()).toEqual([])
    await endOrder(off)
    desk.printFile.of = plainPrintFile
    await opened.run()
    expect(await printedOrders()).toEqual([good])
    expect(reasons()).toEqual([[off, 'order-not-wanted']])
    expect(await exportStatus(off)).toBe(status)
  })
})
