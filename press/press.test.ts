import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Mailer } from '@fondly/domain/client/mailer.ts'
import { PressBoard } from '@fondly/contracts/bff/press.ts'
import { commerceGateway } from '@fondly/gateways/commerce/commerce-gateway.ts'
import { orderFields } from '@fondly/gateways/commerce/order-fields.fixture.ts'
import type { Commerce, LineItem, Shopper } from '@fondly/gateways/commerce/commerce.ts'
import type { LogFields } from '@fondly/kit/log.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { UpstreamRefused, UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import { openTestCommerce, shopperToken } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { placeOrder } from '@fondly/upstreams/commerce/testing/fill-basket.ts'
import { ANA, SMALL_WORLD } from '@fondly/upstreams/commerce/testing/small-world.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CutSetting } from './cut-off.ts'
import type { Manifest } from './manifest.ts'
import { press, type Press } from './press.ts'
import type { PressTables } from './store/tables.ts'

const MAIL_DATE = '2026-11-24'
const RETURN_ADDRESS = { name: 'Acme Care', address1: '9 HQ Rd', address2: '', city: 'Austin', state: 'TX', zip: '73301', country: 'US' }
const ANYWHERE = { firstName: 'Joe', lastName: 'Poe', address1: '1 MAIN ST', address2: '', city: 'BOSTON', state: 'MA', zip: '02101' }

let shop: Awaited<ReturnType<typeof openTestCommerce>>
let commerce: Commerce
let shopper: Shopper
let root: string
let logged: { message: string; fields: LogFields | undefined }[] = []
const presses: Press[] = []
const printFile = { of: (url: string): Promise<Uint8Array> => Promise.resolve(new TextEncoder().encode(`%PDF-1.7 ${url}`)) }
const plainPrintFile = printFile.of

beforeAll(async () => {
  shop = await openTestCommerce()
  commerce = commerceGateway(shop.settings)
  const ana = await commerce.customers.find(ANA.email)
  if (!ana) throw new Error('Ana is not there.')
  shopper = { customerId: ana.customerId, email: ana.email }
})
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fondly-press-'))
  logged = []
  printFile.of = plainPrintFile
})
afterEach(async () => {
  for (const open of presses.splice(0)) await open.close()
  for (const { id } of await commerce.baskets.ofCustomer(shopper)) await commerce.baskets.remove(shopper, id)
  await rm(root, { recursive: true, force: true })
})
afterAll(() => shop?.close())

async function openPress(more: { leaseSeconds?: number; commerce?: Commerce; cut?: CutSetting; mailer?: Mailer } = {}): Promise<Press> {
  const told = (message: string, fields?: LogFields) => void logged.push({ message, fields })
  const opened = await press({
    env: { ...shop.env, log: { info: told, warn: told, error: told } },
    databaseUrl: shop.databaseUrl,
    poolSize: 1,
    commerce,
    printFile: (url) => printFile.of(url),
    root,
    ...more,
  })
  presses.push(opened)
  return opened
}

let scanned = 0
type Odd = { item?: Partial<LineItem>; address?: Partial<typeof ANYWHERE>; mailDate?: string; cardPrintUrl?: string; ready?: boolean }

/** An order as a sending leaves it, but for what is odd about it. */
async function order({ item, address, mailDate = MAIL_DATE, cardPrintUrl, ready = true }: Odd = {}): Promise<string> {
  const { baskets, orders } = commerce
  const scanCode = `SCAN${String(++scanned).padStart(6, '0')}`
  const { id } = await baskets.create(shopper)
  await baskets.putEmail(shopper, id, shopper.email)
  const { items } = await baskets.addItem(shopper, id, {
    cardId: '1HBE2115',
    quantity: 1,
    scanCode,
    itemId: 'I',
    envelopeId: 'A7',
    sentimentCode: '',
    sentiment: '',
    personalizationName: 'Joe Poe',
    message: 'Hello.',
    signature: 'Ana',
    envelopeFont: 'JohnsonPrint',
    envelopeColour: '#000000',
    category: 'birthday',
    language: 'en_US',
    returnAddress: JSON.stringify(RETURN_ADDRESS),
    shipNode: '',
    ...item,
  })
  const shipment = { method: 'USPSFC', requestedShipDate: mailDate, taxClassCode: '' }
  await baskets.putShipment(shopper, id, { ...shipment, address: { ...ANYWHERE, ...address } })
  const { total } = await baskets.putBillingAddress(shopper, id, ANYWHERE)
  await baskets.addPayment(shopper, id, { method: 'AX_INVOICE', amount: total ?? 0 })
  const url = cardPrintUrl ?? `http://localhost:3000/renderer/${scanCode}.pdf`
  if (url) await baskets.patchItem(shopper, id, items[0]?.id ?? '', { cardPrintUrl: url })
  const made = await orders.create(shopper, id, scanCode)
  if (!made) throw new Error('The basket is gone.')
  await orders.setStatus(made.orderNo, 'new')
  if (ready) await orders.setExportStatus(made.orderNo, 'ready')
  return made.orderNo
}

const exportStatus = async (orderNo: string) => (await commerce.orders.ofSite(orderNo))?.exportStatus

/** Every batch on disk. */
async function batches(): Promise<Manifest[]> {
  const files = await readdir(root, { recursive: true })
  const manifests = files.filter((file) => file.endsWith('manifest.json') && !file.startsWith('.unfinished')).toSorted()
  return Promise.all(manifests.map(async (file) => JSON.parse(await readFile(join(root, file), 'utf8')) as Manifest))
}
const printedOrders = async () => (await batches()).flatMap(({ orders }) => orders.map(({ orderNo }) => orderNo))
const reasons = () =>
  logged.filter(({ message }) => message === 'An order cannot be printed.').map(({ fields }) => [fields?.orderNo, fields?.code])

describe('a batch', () => {
  test('holds what is ready and nothing else, and the manifest gives the checksums of the files beside it', async () => {
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
    const folder = join(root, manifest?.batch ?? '')
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

  test('is made for each mail date; where there is nothing to print, none is', async () => {
    const days = ['2026-11-25', '2026-11-27', '2026-11-30']
    for (const mailDate of days) await order({ mailDate })
    const opened = await openPress()
    await opened.run()
    expect((await batches()).map(({ mailDate, orders }) => [mailDate, orders.length])).toEqual(days.map((day) => [day, 1]))
    await opened.run()
    expect(await batches()).toHaveLength(3)
    expect((await readdir(root)).toSorted()).toEqual(['.unfinished', ...days])
    expect(await readdir(join(root, '.unfinished'))).toEqual([])
  })

  test('that later orders of the same day make is another one', async () => {
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

describe('an order that cannot be printed is put aside with its reason, and the others are printed', () => {
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
    // Nothing of it lies in the folder: whoever prints the folder prints no card that the manifest does not know.
    expect((await readdir(join(root, manifest?.batch ?? ''))).length).toBe(2 * 2 + 2)
  })

  test('an order of another program, which has no mail date at all', async () => {
    const { token } = await shopperToken(shop.fetch, ANA.email)
    const orderNo = String((await placeOrder(shop.fetch, token, ANA.email, 'FOREIGN001'))['order_no'])
    await commerce.orders.setStatus(orderNo, 'new')
    await commerce.orders.setExportStatus(orderNo, 'ready')
    const good = await order()
    await (await openPress()).run()
    expect(await printedOrders()).toEqual([good])
    expect(reasons()).toEqual([[orderNo, 'mail-date-unreadable']])
    expect(await exportStatus(orderNo)).toBe('failed')
  })

  test('a print file that is gone, and one that is no PDF', async () => {
    const [gone, notPdf, good] = [await order(), await order(), await order()]
    const scanCodes = [scanned - 2, scanned - 1].map((number) => `SCAN${String(number).padStart(6, '0')}`)
    printFile.of = async (url) => {
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

  test('when none is left there is no folder; mended and ready again, it is printed', async () => {
    const opened = await openPress()
    printFile.of = () => Promise.reject(new UpstreamRefused('renderer', 404, 'PrintFile', 'Gone.'))
    const orderNo = await order()
    await opened.run()
    expect(await batches()).toEqual([])
    expect(await exportStatus(orderNo)).toBe('failed')
    printFile.of = plainPrintFile
    await opened.run()
    expect(await batches()).toEqual([])
    await commerce.orders.setExportStatus(orderNo, 'ready')
    await opened.run()
    expect(await printedOrders()).toEqual([orderNo])
    expect(await exportStatus(orderNo)).toBe('exported')
  })

  test.each<[string, (orderNo: string) => Promise<void>, string]>([
    ['cancelled', (orderNo) => commerce.orders.setStatus(orderNo, 'cancelled'), 'failed'],
    ['taken back', (orderNo) => commerce.orders.setExportStatus(orderNo, 'not_exported'), 'not_exported'],
  ])('one that is %s after its batch was cut', async (_, callOff, status) => {
    const opened = await openPress()
    const [off, good] = [await order(), await order()]
    printFile.of = () => Promise.reject(new UpstreamTimeout('renderer', undefined))
    await opened.run()
    expect(await batches()).toEqual([])
    await callOff(off)
    printFile.of = plainPrintFile
    await opened.run()
    expect(await printedOrders()).toEqual([good])
    expect(reasons()).toEqual([[off, 'order-not-wanted']])
    expect(await exportStatus(off)).toBe(status)
  })
})

describe('the board of the operators', () => {
  const boardOf = async (opened: Press, query = ''): Promise<PressBoard> =>
    PressBoard.parse(await (await opened.fetch(new Request(`http://press/api/press${query}`), 'admin')).json())
  const inDatabase = async (...statements: RawBuilder<unknown>[]) => {
    const database = openDatabase<PressTables>({ url: shop.databaseUrl, schema: 'press', poolSize: 1 })
    for (const statement of statements) await statement.execute(database)
    await database.destroy()
  }

  test('a batch names four of its cards with their fronts, the most frequent first, and how many there are', async () => {
    const mailDate = '2027-03-09'
    for (const cardId of ['card-01', 'card-02', 'card-03', 'card-04', 'card-05', 'card-05']) await order({ mailDate, item: { cardId } })
    const opened = await openPress()
    await opened.run()
    const [batch] = (await boardOf(opened, `?mailDate=${mailDate}`)).batches
    expect(batch).toMatchObject({ orders: 6, distinctCards: 5 })
    expect(batch?.cards.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'card-05 Card 5',
      'card-01 Card 1',
      'card-02 Card 2',
      'card-03 Card 3',
    ])
    expect(batch?.cards[0]).toMatchObject({ size: '49', pictureUrl: expect.stringContaining('/art/card-05/front.webp') })
  })

  test('a batch of orders that were noted before cards were shows none', async () => {
    const mailDate = '2027-03-10'
    await order({ mailDate })
    const opened = await openPress()
    await opened.run()
    await inDatabase(sql`update press.print_order set card_id = null where mail_date = ${mailDate}`)
    expect((await boardOf(opened, `?mailDate=${mailDate}`)).batches).toMatchObject([{ orders: 1, cards: [], distinctCards: 0 }])
  })

  test('one mail date alone is told by the server: also a batch that 200 newer ones push off the board', async () => {
    const [mailDate, crowded] = ['2027-03-11', '2027-03-12']
    await order({ mailDate })
    const opened = await openPress()
    await opened.run()
    await inDatabase(
      sql`insert into press.batch (mail_date, number, state, created_at, completed_at)
        select ${crowded}, 100 + each, 'exported', now(), now() from generate_series(1, 200) each`,
      sql`insert into press.print_order (order_no, mail_date, state, batch_id, seen_at)
        select 'crowd' || number, mail_date, 'exported', id, now() from press.batch where mail_date = ${crowded} and number > 100`,
    )
    const everything = await boardOf(opened)
    expect(everything.batches).toHaveLength(200)
    expect(everything.batches.map((batch) => batch.mailDate)).not.toContain(mailDate)
    expect(everything.days.slice(0, everything.days.indexOf(mailDate) + 1)).toEqual(expect.arrayContaining([crowded, mailDate]))
    expect(everything.days).toEqual(everything.days.toSorted().toReversed())

    const { due, batches: found, aside } = await boardOf(opened, `?mailDate=${mailDate}`)
    expect([due, aside, found.map(({ name }) => name)]).toEqual([[], [], [`${mailDate}/batch-001`]])
    expect(await boardOf(opened, '?mailDate=2027-03-13')).toMatchObject({ due: [], batches: [], aside: [] })
    for (const query of ['?mailDate=', '?mailDate=2027-02-30', '?mailDate=yesterday'])
      await expect(opened.fetch(new Request(`http://press/api/press${query}`), 'admin')).rejects.toMatchObject({
        code: 'request-unreadable',
      })
    await inDatabase(
      sql`delete from press.print_order where order_no like 'crowd%'`,
      sql`delete from press.batch where mail_date = ${crowded} and number > 100`,
    )
  })
})

const CUT_OFF: CutSetting = { mode: 'cut-off', time: '16:00', zone: 'America/New_York' }

test('a batch holds cards of one size and one envelope stock, alike cards beside each other, and its manifest says which', async () => {
  const mailDate = '2027-03-02'
  const small = await order({ mailDate, item: { cardId: 'card-00', envelopeId: 'A2' } })
  const one = await order({ mailDate })
  const kraft = await order({ mailDate, item: { envelopeId: 'A7-KRAFT' } })
  const other = await order({ mailDate })
  const unsaid = await order({ mailDate, item: { envelopeId: '' } })
  await (await openPress()).run()
  const laid = (await batches()).map(({ batch, orders }) => [batch, orders.map(({ orderNo, size, stock }) => [orderNo, size, stock])])
  expect(laid).toEqual([
    ['2027-03-02/batch-001', [[small, '49', 'A2']]],
    [
      '2027-03-02/batch-002',
      [
        [one, '70', 'A7'],
        [other, '70', 'A7'],
        [unsaid, '70', 'A7'],
      ],
    ],
    ['2027-03-02/batch-003', [[kraft, '70', 'A7-KRAFT']]],
  ])
})

describe('cut ten minutes after it came', () => {
  const SOON: CutSetting = { mode: 'soon', time: '16:00', zone: 'America/New_York' }
  const MINUTE = 60_000

  test('cards that wait for the same mail date share the latest of their moments and go into one batch', async () => {
    const opened = await openPress({ cut: SOON })
    const mailDate = '2027-02-10'
    const until = async (orderNo: string) => (await opened.withdrawableUntil([{ orderNo, mailDate }])).get(orderNo)?.until?.getTime() ?? 0
    const first = await order({ mailDate })
    await opened.run()
    const firstUntil = await until(first)
    // Its clock goes on a little meanwhile.
    expect(firstUntil - shop.env.clock().getTime()).toBeGreaterThan(9 * MINUTE)
    expect(firstUntil - shop.env.clock().getTime()).toBeLessThanOrEqual(10 * MINUTE)
    shop.pass(6 * MINUTE)
    const second = await order({ mailDate })
    await opened.run()
    expect((await until(first)) - firstUntil).toBeGreaterThanOrEqual(6 * MINUTE)
    expect(await until(second)).toBe(await until(first))
    shop.pass(5 * MINUTE)
    await opened.run()
    expect(await printedOrders()).toEqual([])
    shop.pass(5 * MINUTE)
    await opened.run()
    expect((await batches()).map(({ orders }) => orders.map(({ orderNo }) => orderNo))).toEqual([[first, second]])
  })

  test('none waits longer than half an hour for others', async () => {
    const opened = await openPress({ cut: SOON })
    const mailDate = '2027-02-11'
    const first = await order({ mailDate })
    await opened.run()
    for (let minutes = 0; minutes < 30; minutes += 6) {
      shop.pass(6 * MINUTE)
      await order({ mailDate })
      await opened.run()
    }
    expect(await printedOrders()).toContain(first)
    // The rest is nobody's business of other tests.
    shop.pass(30 * MINUTE)
    await opened.run()
  })
})

describe('where there is a cut-off', () => {
  test('an order waits for the moment of its mail date and may be withdrawn until then; an earlier day does not wait for a later one', async () => {
    const opened = await openPress({ cut: CUT_OFF })
    const [soon, later] = [await order({ mailDate: '2026-12-10' }), await order({ mailDate: '2026-12-30' })]
    await opened.run()
    expect(await printedOrders()).toEqual([])
    const until = async (orderNo: string, mailDate: string) => (await opened.withdrawableUntil([{ orderNo, mailDate }])).get(orderNo)?.until
    const [first, last] = [await until(soon, '2026-12-10'), await until(later, '2026-12-30')]
    expect([first, last]).toEqual([new Date('2026-12-09T21:00:00Z'), new Date('2026-12-29T21:00:00Z')])
    // One that the press has not met is told the same.
    expect(await until('unseen', '2026-12-10')).toEqual(first)

    const HALF_AN_HOUR = 1_800_000
    shop.pass((first?.getTime() ?? 0) - HALF_AN_HOUR - shop.env.clock().getTime())
    await opened.run()
    expect(await printedOrders()).toEqual([])
    shop.pass(HALF_AN_HOUR)
    await opened.run()
    expect(await printedOrders()).toEqual([soon])
    expect(await until(soon, '2026-12-10')).toBeUndefined()
    expect(await exportStatus(later)).toBe('ready')
    expect(await opened.withdraw(soon, 'ana')).toBe('cut')
    expect(await opened.withdraw(later, 'ana')).toBe('withdrawn')
    expect(await opened.withdraw(later, 'ana')).toBe('already')
    await opened.run()
    expect([(await commerce.orders.ofSite(later))?.status, await exportStatus(later)]).toEqual(['cancelled', 'not_exported'])
    expect(await printedOrders()).toEqual([soon])
  })

  test('more orders may wait than are looked at in one run: newer ones are met all the same', async () => {
    const far = new Date(shop.env.clock().getTime() + 43 * 86_400_000).toISOString().slice(0, 10)
    const waiting = [await order({ mailDate: far }), await order({ mailDate: far })]
    let asked = 0
    const ready: Commerce['orders']['ready'] = (count) => {
      asked = count
      return commerce.orders.ready(count)
    }
    const opened = await openPress({ cut: CUT_OFF, commerce: { ...commerce, orders: { ...commerce.orders, ready } } })
    await opened.run()
    const before = asked
    await opened.run()
    expect(asked).toBeGreaterThanOrEqual(before + waiting.length)
    for (const orderNo of waiting) await opened.withdraw(orderNo, 'ana')
  })

  test('while commerce does not name its blackout days nothing is noted or cut, and afterwards everything is', async () => {
    let isDown = true
    const blackoutDays = () => (isDown ? Promise.reject(new UpstreamTimeout('commerce', undefined)) : commerce.catalogue.blackoutDays())
    const orderNo = await order({ mailDate: '2026-01-02' })
    const opened = await openPress({ cut: CUT_OFF, commerce: { ...commerce, catalogue: { ...commerce.catalogue, blackoutDays } } })
    await expect(opened.run()).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    isDown = false
    await opened.run()
    // Its mail date is long over: it is cut at once.
    expect(await printedOrders()).toEqual([orderNo])
  })
})

test('a withdrawn order of which commerce cannot be told yet is never printed, and commerce is told by a later run', async () => {
  let down = true
  const orders: Commerce['orders'] = {
    ...commerce.orders,
    setStatus: (...told) => (down ? Promise.reject(new UpstreamTimeout('commerce', undefined)) : commerce.orders.setStatus(...told)),
  }
  const orderNo = await order()
  const opened = await openPress({ commerce: { ...commerce, orders } })
  expect(await opened.withdraw(orderNo, 'ana')).toBe('withdrawn')
  // Somebody's late write makes it ready again.
  await commerce.orders.setExportStatus(orderNo, 'ready')
  await opened.run()
  expect(await printedOrders()).toEqual([])
  down = false
  await opened.run()
  expect([(await commerce.orders.ofSite(orderNo))?.status, await exportStatus(orderNo)]).toEqual(['cancelled', 'not_exported'])
})

test('a withdrawn order that commerce ended in its own way is told once', async () => {
  const orderNo = await order()
  await commerce.orders.setStatus(orderNo, 'completed')
  let tellings = 0
  const orders: Commerce['orders'] = {
    ...commerce.orders,
    setStatus: (...told) => {
      tellings += 1
      return commerce.orders.setStatus(...told)
    },
  }
  const opened = await openPress({ commerce: { ...commerce, orders } })
  expect(await opened.withdraw(orderNo, 'ana')).toBe('withdrawn')
  await opened.run()
  expect([tellings, (await commerce.orders.ofSite(orderNo))?.status]).toEqual([1, 'completed'])
})

describe('nothing is printed twice', () => {
  test('by two presses that run at the same time', async () => {
    const orders = [await order(), await order(), await order()]
    const [one, other] = [await openPress(), await openPress()]
    const ran = await Promise.all([one.run(), other.run()])
    expect(ran.toSorted()).toEqual([false, true])
    await Promise.all([one.run(), other.run()])
    expect(await printedOrders()).toEqual(orders)
  })

  test('when commerce says again that it is ready', async () => {
    const opened = await openPress()
    const orderNo = await order()
    await opened.run()
    await commerce.orders.setExportStatus(orderNo, 'ready')
    await opened.run()
    expect(await printedOrders()).toEqual([orderNo])
    expect(await exportStatus(orderNo)).toBe('exported')
  })

  test('when telling commerce failed: the folder stays, and it is told later', async () => {
    const orderNo = await order()
    let down = true
    const orders: Commerce['orders'] = {
      ...commerce.orders,
      setExportStatus: (...told) =>
        down ? Promise.reject(new UpstreamTimeout('commerce', undefined)) : commerce.orders.setExportStatus(...told),
    }
    const opened = await openPress({ commerce: { ...commerce, orders } })
    await opened.run()
    expect([await printedOrders(), await exportStatus(orderNo)]).toEqual([[orderNo], 'ready'])
    down = false
    await opened.run()
    expect([await printedOrders(), await exportStatus(orderNo)]).toEqual([[orderNo], 'exported'])
  })
})

describe('commerce hears of an export only when the folder is complete', () => {
  test('a folder that cannot be put in its place is not reported, and other days do not wait for it', async () => {
    const [stuck, other] = [await order({ mailDate: '2026-12-03' }), await order({ mailDate: '2026-12-04' })]
    // Where the day's folder would be stands a file.
    await mkdir(root, { recursive: true })
    await writeFile(join(root, '2026-12-03'), '')
    const opened = await openPress()
    await opened.run()
    expect(await Promise.all([stuck, other].map(exportStatus))).toEqual(['ready', 'exported'])
    expect(logged).toContainEqual(
      expect.objectContaining({
        message: 'A batch could not be finished.',
        fields: expect.objectContaining({ batch: '2026-12-03/batch-001' }),
      }),
    )
    await rm(join(root, '2026-12-03'))
    await opened.run()
    expect((await printedOrders()).toSorted()).toEqual([stuck, other].toSorted())
    expect(await exportStatus(stuck)).toBe('exported')
  })

  test('a press that slept through its turn writes nothing more, and does not disturb the one that took over', async () => {
    const orders = [await order(), await order()]
    let wakeUp = () => {}
    const asleep = new Promise<void>((resolve) => (wakeUp = resolve))
    let fellAsleep = () => {}
    const falls = new Promise<void>((resolve) => (fellAsleep = resolve))
    const sleeper = await openPress({ leaseSeconds: 0 })
    printFile.of = async (url) => {
      fellAsleep()
      await asleep
      return new TextEncoder().encode(`%PDF-1.7 stale ${url}`)
    }
    const sleeping = sleeper.run()
    await falls
    printFile.of = plainPrintFile
    const successor = await openPress()
    // The sleeper's heartbeat keeps its turn of no length for moments at a time.
    await expect.poll(() => successor.run(), { interval: 20 }).toBe(true)
    const [manifest] = await batches()
    wakeUp()
    await sleeping
    expect(await batches()).toEqual([manifest])
    expect(manifest?.orders.map(({ orderNo }) => orderNo)).toEqual(orders)
    const folder = join(root, manifest?.batch ?? '')
    for (const name of await readdir(folder)) expect(await readFile(join(folder, name), 'latin1')).not.toContain('stale')
    expect(await readdir(join(root, '.unfinished'))).toEqual([])
    expect(await Promise.all(orders.map(exportStatus))).toEqual(['exported', 'exported'])
  })
})

test('the log holds numbers and reasons, never a name or an address', async () => {
  await order({ address: { lastName: 'Поэ' } })
  await (await openPress()).run()
  expect(logged.length).toBeGreaterThan(0)
  expect(JSON.stringify(logged)).not.toMatch(/Joe|Поэ|MAIN ST|HQ Rd/)
})

test("an envelope bears the barcode of its client's own mailer, or else of the operator's; printed again it is another piece of the same mailer", async () => {
  const acme = SMALL_WORLD.clients.map((client) => ({
    ...client,
    configuration: { ...client.configuration, intelligentMail: { mailerId: '901234567', serviceType: '271', barcodeId: '00' } },
  }))
  await shop.load({ ...SMALL_WORLD, clients: acme })
  const ofClient = await order({ ready: false })
  await commerce.orders.patchFields(shopper, ofClient, { ...orderFields, requestedShipDate: MAIL_DATE })
  await commerce.orders.setExportStatus(ofClient, 'ready')
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
  const asked = new Request(`http://press/api/press/orders/${ofClient}/reprint`, { method: 'POST', body: JSON.stringify(wish) })
  expect((await opened.fetch(asked, 'operator')).status).toBe(202)
  await opened.run()
  const again = [...(await pieces())].find(([name]) => name.includes('/reprint-'))?.[1]
  expect(again).toMatch(/^00271901234567\d{6}$/)
  expect(again).not.toBe(first)
})
