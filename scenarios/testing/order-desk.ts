import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { HistoryRow, OrderHistory } from '@fondly/contracts/bff/orders.ts'
import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { sql } from 'kysely'
import { afterAll, afterEach } from 'vitest'
import type { Upstreams } from '@fondly/launch/upstreams.ts'
import { inDatabase } from './in-database.ts'
import { findLateMailDate, newsUntil, pressSend } from './send-a-card.ts'
import { startComposedProduct, type ComposedProduct } from './composed-product.ts'

type Form = Parameters<typeof pressSend>[1]
type Asking = Parameters<typeof pressSend>[3]

/**
 * A sender and an operator of a product, with functions that read the sender's orders in the history, at commerce, at the press and in the audit log.
 * Cards have a mail date so far ahead that the press does not cut them during a test.
 */
export async function orderDesk(testProduct: ComposedProduct) {
  const [sender, admin] = [testProduct.newVisitor(), testProduct.newVisitor()]
  await sender.signIn('orderer@harborview.test')
  await admin.signIn('admin@fondly.test')
  let worker = testProduct.product.core.work()
  const mailDate = await findLateMailDate(sender)
  const history = async (): Promise<HistoryRow[]> => (await sender.json<OrderHistory>('GET', '/api/orders')).orders

  /** Presses Send. Returns the last state of the sending: its end, or the question about the address. */
  async function press(form: Form = {}, asking?: Asking): Promise<{ id: string; last: SendingNews | undefined }> {
    const { response } = await pressSend(sender, { sendDate: mailDate, ...form }, undefined, asking)
    const { id } = (await response.json()) as { id: string }
    return { id, last: (await newsUntil(sender, id, ['sent', 'stopped', 'address'])).at(-1) }
  }

  return {
    sender,
    admin,
    /** Stops the product's worker: sendings that are begun then wait until the returned function starts it again. */
    stopWorker: async (): Promise<() => void> => {
      await worker.stop()
      return () => void (worker = testProduct.product.core.work())
    },
    mailDate,
    history,
    press,
    /** Sends a card. Returns the number of its order. */
    send: async (form: Form = {}, asking?: Asking): Promise<string> => {
      const { last } = await press(form, asking)
      if (last?.state !== 'sent') throw new Error(`The card ended as ${last?.state}.`)
      return last.confirmation.orderNo
    },
    rowOf: async (orderNo: string): Promise<HistoryRow | undefined> => (await history()).find((row) => row.orderNo === orderNo),
    /** Returns the status and the export status of the order at commerce. */
    statusesOf: async (orderNo: string) => {
      const order = await testProduct.product.gateways.commerce.orders.ofSite(orderNo)
      return [order?.status, order?.exportStatus]
    },
    auditOf: async (orderNo: string): Promise<string[]> => {
      const rows = sql<{ event: string }>`select event from bff.audit where order_no = ${orderNo} order by id`
      return (await inDatabase(testProduct.database.url, rows)).map(({ event }) => event)
    },
    stateAtPress: async (orderNo: string): Promise<string | undefined> => {
      const rows = sql<{ state: string }>`select state from press.print_order where order_no = ${orderNo}`
      return (await inDatabase(testProduct.database.url, rows))[0]?.state
    },
    timesPrinted: async (orderNo: string): Promise<number> => {
      const files = await readdir(join(testProduct.data, 'print'), { recursive: true }).catch(() => [])
      return files.filter((name) => name.includes(`${orderNo}-card.pdf`)).length
    },
    /** Cuts and prints every order that may be cut. */
    cutAll: async (): Promise<void> => {
      await testProduct.product.press.run()
      const { due } = await admin.json<{ due: { mailDate: string; size: string; stock: string }[] }>('GET', '/api/press')
      for (const { mailDate: day, size, stock } of due) await admin.json('POST', '/api/press/cut', { mailDate: day, size, stock })
      await testProduct.product.press.run()
    },
  }
}
export type OrderDesk = Awaited<ReturnType<typeof orderDesk>>

/** Opens, for one test file, a product with its desk. The test can intercept the calls to commerce. */
export async function openOrderDesk(more: Pick<NonNullable<Parameters<typeof startComposedProduct>[0]>, 'pace'> = {}) {
  const { reach, onCall } = interceptedCommerce()
  const testProduct = await startComposedProduct({ reach, environment: { FONDLY_PRESS_CUT: 'cut-off' }, ...more })
  afterAll(() => testProduct.close())
  afterEach(() => onCall(undefined))
  return { testProduct, onCall, desk: await orderDesk(testProduct) }
}

/** Answers a call instead of commerce; undefined lets the call through. */
type Interception = (request: Request, path: string) => Promise<Response | undefined>

/** Creates upstreams whose calls to commerce can be intercepted. */
export function interceptedCommerce() {
  let intercept: Interception | undefined
  return {
    reach: (upstreams: Upstreams): Upstreams => ({
      ...upstreams,
      commerce: {
        ...upstreams.commerce,
        fetch: async (request) => (await intercept?.(request, new URL(request.url).pathname)) ?? upstreams.commerce.fetch(request),
      },
    }),
    onCall: (interception: Interception | undefined): void => {
      intercept = interception
    },
  }
}
