import { intelligentMail, type MailBar } from '@fondly/stationery/layout/intelligent-mail.ts'
import { displayPage, type DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { envelopePage } from '@fondly/stationery/layout/envelope-page.ts'
import { postalBarcodeScene, withPostalBarcode } from '@fondly/stationery/layout/postal-barcode.ts'
import { pageRaster } from '@fondly/stationery/paint/raster/page-raster.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toRoutingCode } from './envelope-pdf.ts'
import { SerialNumbersSpent, createTrackingNumber } from './mail-pieces.ts'
import { pressMigrations } from './store/migrations.ts'
import type { PressTables } from './store/tables.ts'

const DOTS_PER_INCH = 300
const URL = 'postal-barcode'
const address = {
  name: 'Wilhelmina Abernathy-Okonkwo',
  address1: '12345 Northwest Meadowlark Boulevard',
  address2: 'Apartment 1204',
  city: 'San Bernardino',
  state: 'CA',
  zip: '92408-1234',
}
const bars = intelligentMail({ tracking: '01234567094987654321', routing: '01234567891' })
const faceOf = (stock: 'A2' | 'A6' | 'A7' | 'A9') =>
  displayPage(envelopePage({ returnAddress: address, recipient: address, scanCode: 'A7kP2mQ9xZ' }, stock))

describe.each(['A2', 'A6', 'A7', 'A9'] as const)('on the front of an envelope %s', (stock) => {
  test('65 bars are in the area that the post office reads, and each has the height of its letter', async () => {
    const face = faceOf(stock)
    const [faceWidth, faceHeight] = [face.width / 100, face.height / 100]
    const measured = await barsOf(face)
    expect(measured.map(({ kind }) => kind).join('')).toBe(bars.join(''))

    const [first, last] = [measured[0], measured.at(-1)]
    if (!first || !last) throw new Error('There are no bars.')
    // Limits in inches from the right and the lower edge (DMM 202.5, USPS-B-3200).
    const fromRight = (faceWidth - first.left) / DOTS_PER_INCH
    expect(fromRight).toBeGreaterThanOrEqual(3.5)
    expect(fromRight).toBeLessThanOrEqual(4.25)
    const length = (last.right - first.left) / DOTS_PER_INCH
    expect(length).toBeGreaterThanOrEqual(2.667)
    expect(length).toBeLessThanOrEqual(3.225)
    for (const { left, right, top, foot } of measured) {
      expect((right - left) / DOTS_PER_INCH).toBeGreaterThanOrEqual(0.015)
      expect((right - left) / DOTS_PER_INCH).toBeLessThanOrEqual(0.025)
      expect(faceHeight - top).toBeLessThanOrEqual(0.625 * DOTS_PER_INCH)
      expect(faceHeight - foot).toBeGreaterThanOrEqual(0.1875 * DOTS_PER_INCH)
    }
  })
})

test('the barcode is left out when there is no room for it', () => {
  const face = faceOf('A7')
  const stamp = { kind: 'picture', url: 'logo', x: face.width - 40_000, y: face.height - 13_000, width: 20_000, height: 10_000 } as const
  expect(withPostalBarcode({ ...face, marks: [...face.marks, stamp] }, URL)).toBeUndefined()
  expect(withPostalBarcode({ ...face, width: 100_000 }, URL)).toBeUndefined()
})

test.each([
  // Smarty's published answer for 1600 Amphitheatre Pkwy has the delivery_point_barcode 940431351000; its last digit is a check digit.
  ['94043-1351', '00', '94043135100'],
  // USPS's published answer for 3120 M St NW.
  ['20007-3704', '20', '20007370420'],
  ['20007-3704', undefined, '200073704'],
  ['20007', '20', '20007'],
  ['K1A 0B1', '20', ''],
])('the routing code of ZIP %s with the delivery point %s is "%s"', (zip, deliveryPoint, routing) =>
  expect(toRoutingCode(zip, deliveryPoint)).toBe(routing),
)

describe('the serial number of a piece', () => {
  const mailer = { barcodeId: '00', serviceType: '300', mailerId: '901234567' }
  let database: ReturnType<typeof openDatabase<PressTables>>
  let place: Awaited<ReturnType<typeof testDatabase>>
  beforeAll(async () => {
    place = await testDatabase()
    database = openDatabase<PressTables>({ url: place.url, schema: 'press', poolSize: 1 })
    await migrate(database, 'press', pressMigrations)
  })
  afterAll(async () => {
    await database?.destroy()
    await place?.drop()
  })
  const given = (piece: string, day: string) => createTrackingNumber(database, { piece, mailer, now: new Date(`2026-${day}T12:00:00Z`) })

  test('belongs to one piece and stays the same', async () => {
    const first = await given('order 1', '11-21')
    expect(first).toMatch(/^00300901234567\d{6}$/)
    expect(await given('order 1', '11-22')).toBe(first)
    const others = await Promise.all(['order 2', 'order 3', 'reprint 1'].map((piece) => given(piece, '11-22')))
    expect(new Set([first, ...others]).size).toBe(4)
  })

  test('is used for another piece only after 45 days', async () => {
    const last = await given('order 4', '11-22')
    const backTo = () => sql`select setval('press.mail_serial', ${1_000_000 + Number(last.slice(-6))}, false)`.execute(database)
    await backTo()
    await expect(given('order 5', '12-31')).rejects.toThrow(SerialNumbersSpent)
    await backTo()
    expect(await createTrackingNumber(database, { piece: 'order 5', mailer, now: new Date('2027-01-07T12:00:00Z') })).toBe(last)
  })
})

type Measured = { left: number; right: number; top: number; foot: number; kind: MailBar }

/** Measures the bars in the pixels of the lowest 5/8 inch: runs of dark columns, each with its first and last dark row. It does not use the layout. */
async function barsOf(face: DisplayPage): Promise<Measured[]> {
  const barred = withPostalBarcode(face, URL)
  if (!barred) throw new Error('There is no room.')
  const low = Math.round(0.625 * DOTS_PER_INCH)
  const view = { x: 0, y: face.height / 100 - low, width: face.width / 100, height: low }
  const canvas = await pageRaster(barred, { art: new Map([[URL, { scene: postalBarcodeScene(bars) }]]), scale: 1, view })
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const isDark = (x: number, y: number) => (data[(y * canvas.width + x) * 4] ?? 255) < 128
  const rowsOf = (x: number) => Array.from({ length: canvas.height }, (_, y) => y).filter((y) => isDark(x, y))

  const runs: Omit<Measured, 'kind'>[] = []
  for (let x = 0; x < canvas.width; x++) {
    const rows = rowsOf(x)
    if (rows.length === 0) continue
    const [top, foot] = [view.y + (rows[0] ?? 0), view.y + (rows.at(-1) ?? 0) + 1]
    const run = runs.at(-1)
    if (run?.right === x && run.top === top && run.foot === foot) run.right = x + 1
    else runs.push({ left: x, right: x + 1, top, foot })
  }
  const [highest, lowest] = [Math.min(...runs.map(({ top }) => top)), Math.max(...runs.map(({ foot }) => foot))]
  return runs.map((run) => {
    const [ascends, descends] = [run.top === highest, run.foot === lowest]
    return { ...run, kind: ascends ? (descends ? 'F' : 'A') : descends ? 'D' : 'T' }
  })
}
