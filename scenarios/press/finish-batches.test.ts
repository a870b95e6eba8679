import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import { UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import { describe, expect, test } from 'vitest'
import { openPressDesk } from '../testing/press-desk.ts'

const desk = openPressDesk()
const { batches, exportStatus, openPress, order, plainPrintFile, printedOrders } = desk

describe('nothing is printed twice', () => {
  test('by two presses that run at the same time', async () => {
    const orders = [await order(), await order(), await order()]
    const [one, other] = [await openPress(), await openPress()]
    const ran = await Promise.all([one.run(), other.run()])
    expect(ran.toSorted()).toEqual([false, true])
    await Promise.all([one.run(), other.run()])
    expect(await printedOrders()).toEqual(orders)
  })

  test('when commerce reports again that it is ready', async () => {
    const opened = await openPress()
    const orderNo = await order()
    await opened.run()
    await desk.commerce.orders.setExportStatus(orderNo, 'ready')
    await opened.run()
    expect(await printedOrders()).toEqual([orderNo])
    expect(await exportStatus(orderNo)).toBe('exported')
  })

  test('when the report to commerce failed: the folder stays, and a later run reports it', async () => {
    const orderNo = await order()
    let down = true
    const orders: Commerce['orders'] = {
      ...desk.commerce.orders,
      setExportStatus: (...args) =>
        down ? Promise.reject(new UpstreamTimeout('commerce', undefined)) : desk.commerce.orders.setExportStatus(...args),
    }
    const opened = await openPress({ commerce: { ...desk.commerce, orders } })
    await opened.run()
    expect([await printedOrders(), await exportStatus(orderNo)]).toEqual([[orderNo], 'ready'])
    down = false
    await opened.run()
    expect([await printedOrders(), await exportStatus(orderNo)]).toEqual([[orderNo], 'exported'])
  })
})

describe('an export is reported to commerce only when its folder is complete', () => {
  test('a folder that cannot be moved into place is not reported and does not delay other days', async () => {
    const [stuck, other] = [await order({ mailDate: '2026-12-03' }), await order({ mailDate: '2026-12-04' })]
    // A file has the name of the day's folder, so the folder cannot be created.
    await mkdir(desk.root, { recursive: true })
    await writeFile(join(desk.root, '2026-12-03'), '')
    const opened = await openPress()
    await opened.run()
    expect(await Promise.all([stuck, other].map(exportStatus))).toEqual(['ready', 'exported'])
    expect(desk.logged).toContainEqual(
      expect.objectContaining({
        message: 'A batch could not be finished.',
        fields: expect.objectContaining({ batch: '2026-12-03/batch-001' }),
      }),
    )
    await rm(join(desk.root, '2026-12-03'))
    await opened.run()
    expect((await printedOrders()).toSorted()).toEqual([stuck, other].toSorted())
    expect(await exportStatus(stuck)).toBe('exported')
  })

  test('a press that lost its lease writes nothing more and does not disturb the press that took over', async () => {
    const orders = [await order(), await order()]
    let wakeUp = () => {}
    const asleep = new Promise<void>((resolve) => (wakeUp = resolve))
    let fellAsleep = () => {}
    const falls = new Promise<void>((resolve) => (fellAsleep = resolve))
    const sleeper = await openPress({ leaseSeconds: 0 })
    desk.printFile.of = async (url) => {
      fellAsleep()
      await asleep
      return new TextEncoder().encode(`%PDF-1.7 stale ${url}`)
    }
    const sleeping = sleeper.run()
    await falls
    desk.printFile.of = plainPrintFile
    const successor = await openPress()
    // The stalled press renews its lease of 0 seconds now and then, so try until the successor gets the lease.
    await expect.poll(() => successor.run(), { interval: 20 }).toBe(true)
    const [manifest] = await batches()
    wakeUp()
    await sleeping
    expect(await batches()).toEqual([manifest])
    expect(manifest?.orders.map(({ orderNo }) => orderNo)).toEqual(orders)
    const folder = join(desk.root, manifest?.batch ?? '')
    for (const name of await readdir(folder)) expect(await readFile(join(folder, name), 'latin1')).not.toContain('stale')
    expect(await readdir(join(desk.root, '.unfinished'))).toEqual([])
    expect(await Promise.all(orders.map(exportStatus))).toEqual(['exported', 'exported'])
  })
})
