import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PressOverview } from '@fondly/contracts/bff/press.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { openPreflight, type Preflight } from '@fondly/press/preflight/open-preflight.ts'
import type { PaintedChecks } from '@fondly/press/preflight/painted-findings.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CARD, filledForm, newsUntil, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

const REASON = { code: 'check-too-heavy' }
const ENTRY = join(import.meta.dirname, '../press/preflight/waiting-preflight.fixture.ts')
/** A limit that ends each check before it can finish. */
const AT_ONCE_MS = 1

let folder: string
let testProduct: ComposedProduct
let sender: Visitor
let admin: Visitor
const real = openPreflight({ log: silentLog })
/** In these processes each check waits for a file: `hasty` ends it at its limit, `patient` lets it wait until the process is killed. */
const hasty = openPreflight({ log: silentLog, entry: ENTRY, taskLimitMs: AT_ONCE_MS })
const patient = openPreflight({ log: silentLog, entry: ENTRY })
/** The checks for each scan code; '' is the entry for all other cards. Without an entry, the product's own checks are used. */
const checkedBy = new Map<string, Preflight>()

const checks: PaintedChecks = {
  card: (pages, art, scanCode) => {
    const other = checkedBy.get(scanCode) ?? checkedBy.get('')
    return other ? other.checks.card(pages, new Map(), fileOf(scanCode)) : real.checks.card(pages, art, scanCode)
  },
  list: (...list) => real.checks.list(...list),
}
/** A check ends at once when its file exists. */
const fileOf = (scanCode: string) => join(folder, Buffer.from(scanCode).toString('hex'))
const begins = (scanCode: string) => {
  const begun = `${fileOf(scanCode)}.begun`
  return existsSync(begun) ? readFileSync(begun).length : 0
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fondly-checks-'))
  testProduct = await startComposedProduct({ preflight: { checks, close: () => real.close() } })
  sender = testProduct.newVisitor()
  admin = testProduct.newVisitor()
  await sender.signIn('orderer@harborview.test')
  await admin.signIn('admin@fondly.test')
  testProduct.product.core.work()
})
beforeEach(() => checkedBy.clear())
afterAll(async () => {
  await testProduct?.close()
  for (const one of [hasty, patient]) await one.close()
  await rm(folder, { recursive: true, force: true })
})

async function send(): Promise<{ orderNo: string; scanCode: string }> {
  const { response, draft } = await pressSend(sender)
  const { id } = (await response.json()) as { id: string }
  const last = (await newsUntil(sender, id, ['sent', 'stopped'])).at(-1)
  if (last?.state !== 'sent') throw new Error('The card was not sent.')
  return { orderNo: last.confirmation.orderNo, scanCode: draft.scanCode }
}
const orders = () => testProduct.product.gateways.commerce.orders
const exportStatus = async ({ orderNo }: { orderNo: string }) => (await orders().ofSite(orderNo))?.exportStatus
const board = () => admin.json<PressOverview>('GET', '/api/press')
const reasonOf = async ({ orderNo }: { orderNo: string }) => (await board()).aside.find((aside) => aside.orderNo === orderNo)?.reason
/** Counts the complete card files of the order on disk. */
async function printed({ orderNo }: { orderNo: string }): Promise<number> {
  const names = await readdir(join(testProduct.data, 'print'), { recursive: true })
  return names.filter((name) => !name.startsWith('.unfinished') && name.endsWith(`-${orderNo}-card.pdf`)).length
}

test('a check that never ends is stopped: its card is rejected with a reason, the next card is printed, and the rejected card can be printed later', async () => {
  const [stuck, next] = [await send(), await send()]
  checkedBy.set(stuck.scanCode, hasty)
  await testProduct.product.press.run()
  expect([await reasonOf(stuck), await exportStatus(stuck), await printed(stuck)]).toEqual([REASON, 'failed', 0])
  expect([await reasonOf(next), await exportStatus(next), await printed(next)]).toEqual([undefined, 'exported', 1])

  checkedBy.clear()
  await orders().setExportStatus(stuck.orderNo, 'ready')
  await testProduct.product.press.run()
  await testProduct.product.press.run()
  expect([await reasonOf(stuck), await exportStatus(stuck), await printed(stuck)]).toEqual([undefined, 'exported', 1])
  expect(await printed(next)).toBe(1)
})

test('the server answers and the press keeps its lease during a check, and the next process repeats a killed check', async () => {
  const card = await send()
  checkedBy.set(card.scanCode, patient)
  const run = testProduct.product.press.run()
  await expect.poll(() => begins(card.scanCode)).toBe(1)

  const database = openDatabase({ url: testProduct.database.url, schema: 'press', poolSize: 1 })
  const leasedUntil = async () => {
    const { rows } = await sql<{ until: Date; held: boolean }>`select until, until > now() as held from press.lease`.execute(database)
    return rows[0]
  }
  const first = await leasedUntil()
  expect(first?.held).toBe(true)
  // A second run finds that the first run has the lease and renews it.
  expect(await testProduct.product.press.run()).toBe(false)
  expect((await board()).batches.map(({ state }) => state)).toContain('cut')
  await expect.poll(async () => (await leasedUntil())?.until.getTime()).toBeGreaterThan(first?.until.getTime() ?? Infinity)
  await database.destroy()

  process.kill(patient.processId() ?? 0, 'SIGKILL')
  await expect.poll(() => begins(card.scanCode)).toBe(2)
  expect(await printed(card)).toBe(0)
  await writeFile(fileOf(card.scanCode), '')
  expect(await run).toBe(true)
  expect([await reasonOf(card), await exportStatus(card), await printed(card)]).toEqual([undefined, 'exported', 1])
})

test('a sender whose card cannot be checked now is asked to try again, and can then see and send it', async () => {
  const { form, senderProfileId } = await filledForm(sender)
  const preview = () => sender.ask('POST', '/api/previews', { cardId: CARD, senderProfileId, form, realNames: [], scanCode: 'A7kP2mQ9xZ' })
  checkedBy.set('', hasty)
  for (const answer of [await preview(), (await pressSend(sender)).response]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ offer: 'try-again', code: 'task-failed' })
  }
  checkedBy.clear()
  expect((await preview()).status).toBe(200)
  await send()
})
