import type { Rejection } from '@fondly/domain/print/rejection.ts'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDataSeal } from '@fondly/core/seal/seal.ts'
import { approvedLists } from '@fondly/core/approved-proofs/approved-lists.ts'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import type { Order } from '@fondly/gateways/commerce/commerce.ts'
import { dataKeys } from '@fondly/kit/keys.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import type { DisplayList } from '@fondly/stationery/layout/display-list.ts'
import { printPdf } from '@fondly/stationery/paint/pdf/print-pdf.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printVerdict } from '@fondly/launch/commands/print-verdict.ts'
import { samePixels } from '@fondly/launch/commands/same-pixels.ts'
import { inDatabase } from './testing/in-database.ts'
import { newsUntil, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

let testProduct: ComposedProduct
let sender: Visitor

beforeAll(async () => {
  testProduct = await startComposedProduct()
  sender = testProduct.newVisitor()
  await sender.signIn('orderer@harborview.test')
  testProduct.product.core.work()
})
afterAll(() => testProduct?.close())

async function send(): Promise<string> {
  const { response } = await pressSend(sender)
  const { id } = (await response.json()) as { id: string }
  const last = (await newsUntil(sender, id, ['sent', 'stopped'])).at(-1)
  if (last?.state !== 'sent') throw new Error(`The card ended as ${last?.state}.`)
  return last.confirmation.orderNo
}

/** Changes the order at commerce after it was approved, as another program would. */
async function tamper(orderNo: string, part: (order: Order) => string | undefined, value: string): Promise<void> {
  const order = await testProduct.product.gateways.commerce.orders.ofSite(orderNo)
  const within = (text: string) => JSON.stringify(text).slice(1, -1)
  const before = order && part(order)
  if (!before) throw new Error('There is nothing to be changed.')
  await inDatabase(
    testProduct.database.url,
    sql`
    update commerce.orders set content = replace(content::text, ${within(before)}, ${within(value)})::jsonb where order_no = ${orderNo}`,
  )
}

const exportStatus = async (orderNo: string) => (await testProduct.product.gateways.commerce.orders.ofSite(orderNo))?.exportStatus
const readRejection = async (orderNo: string) =>
  (
    await inDatabase(
      testProduct.database.url,
      sql<{ state: string; reason: Rejection | null }>`select state, reason from press.print_order where order_no = ${orderNo}`,
    )
  )[0]

test('the press prints what was approved, and verifying gives the same display list and bytes', async () => {
  const orderNo = await send()
  const { isAsApproved, sentences } = await printVerdict(orderNo, testProduct.product)
  expect(sentences).toEqual([
    expect.stringMatching(/^The display list is the one that was approved \([0-9a-f]{64}\)\.$/),
    expect.stringMatching(/^The print file is the same to the byte \([0-9a-f]{64}\)\.$/),
  ])
  expect(isAsApproved).toBe(true)
  await testProduct.product.press.run()
  expect(await exportStatus(orderNo)).toBe('exported')
})

describe('a release that lays cards out differently', () => {
  /** Stores the approval as an earlier release would have, with everything on the envelope `down` units lower. */
  async function approvedEarlier(orderNo: string, down: number): Promise<DisplayList> {
    const scanCode = (await testProduct.product.gateways.commerce.orders.ofSite(orderNo))?.item.scanCode ?? ''
    const list = (await testProduct.product.core.proofOf(orderNo, scanCode))?.list
    if (!list) throw new Error('Nothing was kept.')
    const pages = list.pages.map((page) => ({
      ...page,
      marks: page.name === 'envelope' ? page.marks.map((mark) => ('y' in mark ? { ...mark, y: mark.y + down } : mark)) : page.marks,
    }))
    const [{ id } = { id: '' }] = await inDatabase(
      testProduct.database.url,
      sql<{ id: string }>`select id from bff.sending where data ->> 'orderNo' = ${orderNo}`,
    )
    const database = openDatabase<CoreTables>({ url: testProduct.database.url, schema: 'bff', poolSize: 1 })
    try {
      const seal = createDataSeal(await dataKeys(testProduct.data).get('data-at-rest', 32), (bytes) => randomBytes(bytes))
      const hash = await approvedLists(database, seal).keep(id, { pages })
      await sql`update bff.sending set data = data || jsonb_build_object('displayListHash', ${hash}::text) where id = ${id}`.execute(
        database,
      )
    } finally {
      await database.destroy()
    }
    return { pages }
  }
  const envelopeFile = async (orderNo: string): Promise<Buffer> => {
    const files = await readdir(join(testProduct.data, 'print'), { recursive: true })
    return readFile(join(testProduct.data, 'print', files.find((file) => file.endsWith(`${orderNo}-envelope.pdf`)) ?? 'none'))
  }

  test('prints what was approved earlier as the sender saw it', async () => {
    const orderNo = await send()
    const earlier = await approvedEarlier(orderNo, 700)
    const { isAsApproved, sentences } = await printVerdict(orderNo, testProduct.product)
    expect(sentences[0]).toMatch(/^The display list is the one that was approved \([0-9a-f]{64}\), kept since then: today the card/)
    expect(isAsApproved).toBe(true)
    await testProduct.product.press.run()
    expect(await exportStatus(orderNo)).toBe('exported')
    const face = earlier.pages.filter(({ name }) => name === 'envelope')
    expect((await envelopeFile(orderNo)).equals(await printPdf(face, new Map()))).toBe(true)
  })

  test('still refuses an order that was changed at commerce, or whose approval was not saved', async () => {
    const [changed, lost] = [await send(), await send()]
    await approvedEarlier(changed, 700)
    await tamper(changed, ({ item }) => item.message, 'Nobody approved this.')
    await approvedEarlier(lost, 700)
    await inDatabase(
      testProduct.database.url,
      sql`
      delete from bff.approved_list using bff.sending where sending.id = sending_id and sending.data ->> 'orderNo' = ${lost}`,
    )
    await testProduct.product.press.run()
    expect(await readRejection(changed)).toEqual({ state: 'unprintable', reason: { code: 'message-not-approved' } })
    expect(await readRejection(lost)).toEqual({ state: 'unprintable', reason: { code: 'layout-changed' } })
  })
})

describe('the press refuses an order that was changed at commerce after its approval, and names the change', () => {
  test.each<[string, (order: Order) => string | undefined, string]>([
    ['message', ({ item }) => item.message, 'Nobody approved this.'],
    ['signature', ({ item }) => item.signature, 'Somebody else'],
    ['scan code', ({ item }) => item.scanCode, 'OTHER12345'],
    ['delivery address', ({ shippingAddress }) => shippingAddress.address1, '1 Elsewhere Rd'],
    ['return address', ({ item }) => item.returnAddress, '{}'],
    ['print file', ({ item }) => item.cardPrintUrl, 'http://localhost:3000/renderer/pictures/another.pdf'],
  ])('its %s', async (part, of, value) => {
    const orderNo = await send()
    await tamper(orderNo, of, value)
    await testProduct.product.press.run()
    expect(await readRejection(orderNo)).toEqual({ state: 'unprintable', reason: { code: `${part.replace(' ', '-')}-not-approved` } })
    expect(await exportStatus(orderNo)).toBe('failed')
  })
})

// Without pdftoppm this test is skipped, except where CI is set.
test.skipIf(!process.env['CI'] && spawnSync('pdftoppm', ['-v']).error)('files with other bytes are compared by their pixels', async () => {
  const page = (y: number) => ({ name: 'inside' as const, width: 60_000, height: 60_000, bleed: 0, problems: [], marks: [rule(y)] })
  const rule = (y: number) => ({ kind: 'modules' as const, x: 10_000, y, module: 4000, rows: ['11', '11'] })
  const here = await printPdf([page(10_000)], new Map())
  // The mark is drawn twice, so the bytes differ and the pixels do not.
  const again = await printPdf([{ ...page(10_000), marks: [rule(10_000), rule(10_000)] }], new Map())
  expect(Buffer.from(here).equals(again)).toBe(false)
  expect(await samePixels(here, again)).toBe(true)
  expect(await samePixels(here, await printPdf([page(10_400)], new Map()))).toBe(false)
})
