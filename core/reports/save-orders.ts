import type { Dimension } from '@fondly/domain/reports/order-columns.ts'
import { DIMENSIONS } from '@fondly/domain/reports/order-columns.ts'
import type { ReportState } from '@fondly/domain/reports/report-state.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import { type ClientDay, COLUMNS_FORM, toUtcDay, writeColumns } from './write-columns.ts'

/** An order as the reports keep it. */
export type ReportOrder = {
  orderNo: string
  clientId: string
  values: Record<Dimension, ReportValue>
  state: ReportState
  reason: string | undefined
  orderedAt: Date
  mailDate: string
  /** Undefined when the order comes from our own sending and commerce has not shown it yet. */
  modifiedAt: Date | undefined
}
export type ReportValue = { value: string; label: string; aliases: readonly string[] }

/** How far the reports have read the changes of commerce. It is saved in one transaction with the orders. */
export type FeedProgress = { followedTo?: Date; asOf?: Date; nextAt?: Date }

/** The lock that allows one writer at a time. The columns of a day are written as a whole, so two writers would overwrite each other. */
const WRITER_LOCK = 'bff.report_order'
const NEVER_MODIFIED = new Date(0)

/**
 * Saves orders and the progress in one transaction. So a process that dies loses no order, and a repetition saves no order twice: each order number
 * has one row, and an older version never replaces a newer version. `orders` must have each number only once.
 */
export async function saveOrders(
  database: Kysely<CoreTables>,
  orders: readonly ReportOrder[],
  { now, progress = {} }: { now: Date; progress?: FeedProgress },
): Promise<void> {
  await asWriter(database, async (transaction) => {
    if (orders.length > 0) {
      const ids = await saveValues(transaction, orders)
      const numbers = orders.map(({ orderNo }) => orderNo)
      const before = await findDays(transaction, numbers)
      await upsert(transaction, orders, { ids, now })
      await writeColumns(transaction, [...before, ...(await findDays(transaction, numbers))])
    }
    const { followedTo, asOf, nextAt } = progress
    if (!followedTo && !asOf && !nextAt) return
    await transaction
      .updateTable('report_feed')
      .set({
        ...(followedTo ? { followed_to: sql<Date>`greatest(followed_to, ${followedTo})` } : {}),
        ...(asOf ? { as_of: sql<Date>`greatest(as_of, ${asOf})` } : {}),
        ...(nextAt ? { next_at: nextAt } : {}),
      })
      .execute()
  })
}

/** Removes the orders that commerce no longer has: the rows that no comparison has seen since `seenBefore`. */
export async function removeUnseen(database: Kysely<CoreTables>, seenBefore: Date): Promise<number> {
  return asWriter(database, async (transaction) => {
    const gone = await transaction
      .deleteFrom('report_order')
      .where('seen_at', '<', seenBefore)
      .returning(['client_id', 'ordered_at'])
      .execute()
    await writeColumns(transaction, gone.map(toClientDay))
    return gone.length
  })
}

const FIRST_DAY: ClientDay = { clientId: '', utcDay: 0 }
/** The number of days that one transaction writes. It is small, so that other writers do not wait long. */
const DAYS_PER_TRANSACTION = 50

/** After a release has changed the format of the columns, writes the columns of every day again. `stopping` ends this between two transactions. */
export async function writeOutdatedColumns(database: Kysely<CoreTables>, stopping: AbortSignal): Promise<void> {
  const { columns_form: form } = await database.selectFrom('report_feed').select('columns_form').executeTakeFirstOrThrow()
  if (form === COLUMNS_FORM) return
  for (let last: ClientDay | undefined = FIRST_DAY; last;) {
    stopping.throwIfAborted()
    const after: ClientDay = last
    last = await asWriter(database, async (transaction) => {
      const days = await listDaysAfter(transaction, after)
      await writeColumns(transaction, days)
      return days.at(-1)
    })
  }
  await database.updateTable('report_feed').set({ columns_form: COLUMNS_FORM }).execute()
}

async function listDaysAfter(transaction: Kysely<CoreTables>, { clientId, utcDay }: ClientDay): Promise<ClientDay[]> {
  const { rows } = await sql<ClientDay>`
    select distinct client_id as "clientId", floor(extract(epoch from ordered_at) / 86400)::integer as "utcDay" from report_order
    where client_id > ${clientId} or (client_id = ${clientId} and ordered_at >= to_timestamp((${utcDay}::integer + 1) * 86400.0))
    order by 1, 2 limit ${DAYS_PER_TRANSACTION}`.execute(transaction)
  return rows
}

/** Runs the work in a transaction. No other process writes orders during this transaction. */
export function asWriter<Result>(
  database: Kysely<CoreTables>,
  work: (transaction: Transaction<CoreTables>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${WRITER_LOCK}))`.execute(transaction)
    return work(transaction)
  })
}

/**
 * Saves the values, and returns their ids by client, dimension and value. A newer label replaces an older label, but an empty label replaces nothing.
 */
async function saveValues(transaction: Kysely<CoreTables>, orders: readonly ReportOrder[]): Promise<Map<string, number>> {
  const values = new Map<string, { client_id: string; dimension: string; value: string; label: string; aliases: readonly string[] }>()
  for (const { clientId, values: ofOrder } of orders) {
    for (const dimension of DIMENSIONS) {
      const { value, label, aliases } = ofOrder[dimension]
      const key = keyOf(clientId, dimension, value)
      const before = values.get(key)
      // Join the data of all orders on the page, because another order may know less about the same person.
      const allAliases = [...new Set([...(before?.aliases ?? []), ...aliases])]
      values.set(key, { client_id: clientId, dimension, value, label: label || before?.label || '', aliases: allAliases })
    }
  }
  const { rows } = await sql<{ id: number; client_id: string; dimension: Dimension; value: string }>`
    with given as (
      select client_id, dimension, value, coalesce(label, '') as label, coalesce(aliases, '{}') as aliases
      from jsonb_to_recordset(${JSON.stringify([...values.values()])}::jsonb)
        as given (client_id text, dimension text, value text, label text, aliases text[])
    ), changed as (
      insert into report_value (client_id, dimension, value, label, aliases)
      select given.* from given
      left join report_value known using (client_id, dimension, value)
      where known.id is null or (given.label <> '' and given.label <> known.label) or not given.aliases <@ known.aliases
      order by given.client_id, given.dimension, given.value
      on conflict (client_id, dimension, value) do update set
        label = case when excluded.label = '' then report_value.label else excluded.label end,
        aliases = array(select distinct unnest(report_value.aliases || excluded.aliases) order by 1)
      returning id, client_id, dimension, value
    )
    select id, client_id, dimension, value from changed
    union select known.id, client_id, dimension, value from report_value known join given using (client_id, dimension, value)`.execute(
    transaction,
  )
  return new Map(rows.map((row) => [keyOf(row.client_id, row.dimension, row.value), row.id]))
}

async function upsert(
  transaction: Kysely<CoreTables>,
  orders: readonly ReportOrder[],
  { ids, now }: { ids: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  const rows = orders.map((order) => ({
    order_no: order.orderNo,
    client_id: order.clientId,
    ...(Object.fromEntries(
      DIMENSIONS.map((dimension) => [dimension, ids.get(keyOf(order.clientId, dimension, order.values[dimension].value)) ?? 0]),
    ) as Record<Dimension, number>), // DIMENSIONS has every key
    state: order.state,
    reason: order.reason ?? null,
    ordered_at: order.orderedAt,
    mail_date: order.mailDate || null,
    modified_at: order.modifiedAt ?? NEVER_MODIFIED,
    seen_at: now,
  }))
  const changed = ['client_id', ...DIMENSIONS, 'state', 'reason', 'ordered_at', 'mail_date', 'modified_at', 'seen_at']
  // Use one JSON parameter for all rows, because there can be thousands of them.
  await sql`insert into report_order select * from jsonb_populate_recordset(null::report_order, ${JSON.stringify(rows)}::jsonb)
    on conflict (order_no) do update set ${sql.join(changed.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
    where excluded.modified_at >= report_order.modified_at`.execute(transaction)
}

async function findDays(transaction: Kysely<CoreTables>, orderNumbers: readonly string[]): Promise<ClientDay[]> {
  const rows = await transaction
    .selectFrom('report_order')
    .select(['client_id', 'ordered_at'])
    .where('order_no', '=', sql<string>`any(${[...orderNumbers]}::text[])`)
    .execute()
  return rows.map(toClientDay)
}

function toClientDay({ client_id: clientId, ordered_at: orderedAt }: { client_id: string; ordered_at: Date }): ClientDay {
  return { clientId, utcDay: toUtcDay(orderedAt) }
}

const keyOf = (clientId: string, dimension: Dimension, value: string) => JSON.stringify([clientId, dimension, value])
