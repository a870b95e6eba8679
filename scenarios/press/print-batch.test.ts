import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { orderFields } from '@fondly/gateways/commerce/order-fields.fixture.ts'
import { SMALL_WORLD } from '@fondly/upstreams/commerce/testing/small-world.ts'
import { describe, expect, test } from 'vitest'
import { MAIL_DATE, openPressDesk } from '../testing/press-desk.ts'

const desk = openPressDesk()
const { batches, exportStatus, openPress, order } = desk

describe('a batch', () => {
  test('holds only the ready orders, and its manifest has the checksums of the files beside it', async () => {
    const [early, notReady, late] = [await order(), await order({ ready: false }), await order()]
    await (await openPress()).run()
    const [manifest] = await batches()
    expect(manifest).toMatchObject({
      mailDate: MAIL_DATE,
      orders: [
        { position: 1, orderNo: early },
        { position: 2, orderNo: late },
      ],
    })
    const folder = join(desk.root, manifest?.batch ?? '')
    for (const entry of manifest?.orders ?? []) {
      const sha256 = async (name: string) =>
        createHash('sha256')
          .update(await readFile(join(folder, name)))
          .digest('hex')
      expect([await sha256(entry.cardFile), await sha256(entry.envelopeFile)]).toEqual([entry.cardSha256, entry.envelopeSha256])
      expect((await readFile(join(folder, entry.envelopeFile))).subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect((await readdir(folder)).length).toBe(2 * 2 + 2)
    const csv = (await readFile(join(folder, 'manifest.csv'), 'utf8')).trimEnd().split('\r\n')
    expect(csv.map((line) => line.split(',').length)).toEqual([13, 13, 13])
    expect(await Promise.all([early, notReady, late].map(exportStatus))).toEqual(['exported', 'not_exported', 'exported'])
  })

  test('is made for each mail date that has something to print', async () => {
    const days = ['2026-11-25', '2026-11-27', '2026-11-30']
    for (const mailDate of days) await order({ mailDate })
    const opened = await openPress()
    await opened.run()
    expect((await batches()).map(({ mailDate, orders }) => [mailDate, orders.length])).toEqual(days.map((day) => [day, 1]))
    await opened.run()
    expect(await batches()).toHaveLength(3)
    expect((await readdir(desk.root)).toSorted()).toEqual(['.unfinished', ...days])
    expect(await readdir(join(desk.root, '.unfinished'))).toEqual([])
  })

  test('is a separate one for later orders of the same day', async () => {
    const opened = await openPress()
    const first = await order({ mailDate: '2026-12-01' })
    await opened.run()
    const second = await order({ mailDate: '2026-12-01' })
    await opened.run()
    expect((await batches()).map(({ batch, orders }) => [batch, orders.map(({ orderNo }) => orderNo)])).toEqual([
      ['2026-12-01/batch-001', [first]],
      ['2026-12-01/batch-002', [second]],
    ])
  })
})

test('holds cards of one size and one envelope stock, sorted by card, and its manifest names both', async () => {
  const mailDate = '2027-03-02'
  const small = await order({ mailDate, item: { cardId: 'card-00', envelopeId: 'A2' } })
  const one = await order({ mailDate })
  const kraft = await order({ mailDate, item: { envelopeId: 'A7-KRAFT' } })
  const other = await order({ mailDate })
  const withoutEnvelope = await order({ mailDate, item: { envelopeId: '' } })
  await (await openPress()).run()
  const laid = (await batches()).map(({ batch, orders }) => [batch, orders.map(({ orderNo, size, stock }) => [orderNo, size, stock])])
  expect(laid).toEqual([
    ['2027-03-02/batch-001', [[small, '49', 'A2']]],
    [
      '2027-03-02/batch-002',
      [
        [one, '70', 'A7'],
        [other, '70', 'A7'],
        [withoutEnvelope, '70', 'A7'],
      ],
    ],
    ['2027-03-02/batch-003', [[kraft, '70', 'A7-KRAFT']]],
  ])
})

test("has envelopes with the barcode of the client's mailer or the operator's, and a reprint is a new piece of the same mailer", async () => {
  const acme = SMALL_WORLD.clients.map((client) => ({
    ...client,
    configuration: { ...client.configuration, intelligentMail: { mailerId: '901234567', serviceType: '271', barcodeId: '00' } },
  }))
  await desk.shop.load({ ...SMALL_WORLD, clients: acme })
  const ofClient = await order({ ready: false })
  await desk.commerce.orders.patchFields(desk.shopper, ofClient, { ...orderFields, mailDate: MAIL_DATE })
  await desk.commerce.orders.setExportStatus(ofClient, 'ready')
  const ofNobody = await order()
  const opened = await openPress({ mailer: { mailerId: '567094', serviceType: '300', barcodeId: '00' } })
  await opened.run()
  const pieces = async () =>
    new Map((await batches()).flatMap(({ batch, orders }) => orders.map((each) => [`${batch} ${each.orderNo}`, each.mailPiece])))
  const [batch] = await batches()
  const first = (await pieces()).get(`${batch?.batch} ${ofClient}`)
  expect(first).toMatch(/^00271901234567\d{6}$/)
  expect((await pieces()).get(`${batch?.batch} ${ofNobody}`)).toMatch(/^00300567094\d{9}$/)

  const wish = { key: '6f1b1f0e-8a51-4a0e-9a53-0d1c8f2f7f01', reason: 'damaged', note: '' }
  const request = new Request(`http://press/api/press/orders/${ofClient}/reprint`, { method: 'POST', body: JSON.stringify(wish) })
  expect((await opened.fetch(request, 'operator')).status).toBe(202)
  await opened.run()
  const again = [...(await pieces())].find(([name]) => name.includes('/reprint-'))?.[1]
  expect(again).toMatch(/^00271901234567\d{6}$/)
  expect(again).not.toBe(first)
})

test('logs numbers and reasons, never a name or an address', async () => {
  await order({ address: { lastName: 'Поэ' } })
  await (await openPress()).run()
  expect(desk.logged.length).toBeGreaterThan(0)
  expect(JSON.stringify(desk.logged)).not.toMatch(/Joe|Поэ|MAIN ST|HQ Rd/)
})
