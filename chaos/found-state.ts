import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { sql } from 'kysely'
import * as z from 'zod'

/** The row of a sending, without its encrypted data. */
export type FoundSending = {
  id: string
  key: string
  state: 'running' | 'waiting' | 'done' | 'stopped'
  step: string | null
  orderNo: string | null
}
/** An order as commerce stores it. */
export type FoundOrder = {
  orderNo: string
  status: string
  confirmation: string
  export: string
  lines: number
  payments: number
  /** The custom values of its lines, including the scan code. */
  lineValues: string[]
}
export type Printed = { orderNo: string; scanCode: string; batch: string }
export type FoundState = {
  sendings: FoundSending[]
  orders: FoundOrder[]
  baskets: string[]
  /** The rows of the press: order numbers and states. */
  printOrders: { orderNo: string; state: string }[]
  /** Every entry of every manifest on disk; undefined if the press did not run. */
  printed: Printed[] | undefined
}

/** Reads the tables and the press's folders directly, so that the check does not depend on what any process reports. */
export async function readFoundState({ databaseUrl, printRoot }: { databaseUrl: string; printRoot?: string }): Promise<FoundState> {
  const database = openDatabase({ url: databaseUrl, schema: 'public', poolSize: 1 })
  try {
    const sendings = await sql<FoundSending>`
      select id, idempotency_key as key, state, step, data ->> 'orderNo' as "orderNo" from bff.sending`.execute(database)
    const orders = await sql<FoundOrder>`
      select order_no as "orderNo", status, confirmation_status as confirmation, export_status as export,
        jsonb_array_length(content -> 'items') as lines, jsonb_array_length(content -> 'payments') as payments,
        (select coalesce(jsonb_agg(said.value), '[]') from jsonb_array_elements(content -> 'items') line, jsonb_each_text(line.value -> 'custom') said) as "lineValues"
      from commerce.orders`.execute(database)
    const baskets = await sql<{ id: string }>`select basket_id as id from commerce.basket`.execute(database)
    const printOrders = await sql<{ orderNo: string; state: string }>`
      select order_no as "orderNo", state from press.print_order`.execute(database)
    return {
      sendings: sendings.rows,
      orders: orders.rows,
      baskets: baskets.rows.map(({ id }) => id),
      printOrders: printOrders.rows,
      printed: printRoot === undefined ? undefined : await manifestEntries(printRoot),
    }
  } finally {
    await database.destroy()
  }
}

const Manifest = z.object({ batch: z.string(), orders: z.array(z.object({ orderNo: z.string(), scanCode: z.string() })) })

/** Reads the manifests of complete batches. A batch in `.unfinished` is not printed. */
async function manifestEntries(root: string): Promise<Printed[]> {
  const files = await readdir(root, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [] // Nothing was ever printed.
    throw error
  })
  const manifests = files.filter((file) => file.endsWith('manifest.json') && !file.startsWith('.unfinished'))
  const entries = await Promise.all(
    manifests.map(async (file) => {
      const { batch, orders } = Manifest.parse(JSON.parse(await readFile(join(root, file), 'utf8')))
      return orders.map((order) => ({ ...order, batch }))
    }),
  )
  return entries.flat()
}
