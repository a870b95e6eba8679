import type { PrintGroup } from '@fondly/contracts/bff/press.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { PressTables } from './store/tables.ts'

type Cut = { id: number; mailDate: string; number: number; size: string; stock: string }
type Cutting = {
  now: Date
  /** The largest number of orders in one batch. */
  largest: number
  /** Cut only the free orders of this group, due or not. Without a group, cut all due orders. */
  group?: PrintGroup
}

/**
 * Cuts batches until no due order is left. All orders of a batch have one mail date, size and stock. One statement in one transaction moves the
 * orders into a batch. So an order is cut at most once, and of a cut and a withdrawal at the same moment only one succeeds.
 */
export async function cutBatches(database: Kysely<PressTables>, { now, largest, group }: Cutting): Promise<Cut[]> {
  const cuts: Cut[] = []
  for (const due of group ? [group] : await listDueGroups(database, now)) {
    const until = group ? undefined : now
    for (let cut = await cutOne(database, due, { now, largest, until }); cut; cut = await cutOne(database, due, { now, largest, until }))
      cuts.push(cut)
  }
  return cuts
}

async function listDueGroups(database: Kysely<PressTables>, now: Date) {
  const rows = await database
    .selectFrom('print_order')
    .select(['mail_date as mailDate', 'size', 'stock'])
    .distinct()
    .where('state', '=', 'free')
    .where((row) => row.or([row('cut_at', 'is', null), row('cut_at', '<=', now)]))
    .orderBy('mail_date')
    .orderBy('size')
    .orderBy('stock')
    .execute()
  return rows.map(({ mailDate, ...rest }) => ({ mailDate: mailDate ?? '', ...rest }))
}

type Group = { mailDate: string; size: string; stock: string }

function cutOne(
  database: Kysely<PressTables>,
  { mailDate, size, stock }: Group,
  { now, largest, until }: { now: Date; largest: number; until: Date | undefined },
): Promise<Cut | undefined> {
  return database.transaction().execute(async (transaction) => {
    // Without this lock, two processes that cut at the same time would give their batches the same number.
    await sql`select pg_advisory_xact_lock(hashtext('fondly press cut'))`.execute(transaction)
    const number = await findNextNumber(transaction, mailDate)
    const { id } = await transaction
      .insertInto('batch')
      .values({ mail_date: mailDate, number, size, stock, created_at: now, completed_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const moved = await sql<{ order_no: string }>`
      update press.print_order set state = 'cut', batch_id = ${id}
      where order_no in (
          select order_no from press.print_order
          where state = 'free' and mail_date = ${mailDate} and size = ${size} and stock = ${stock}
            and (${until ?? null}::timestamptz is null or cut_at is null or cut_at <= ${until ?? null})
          order by orientation, seen_at, order_no limit ${largest})
        and state = 'free' returning order_no`.execute(transaction)
    if (moved.rows.length > 0) return { id, mailDate, number, size, stock }
    // All orders were withdrawn at this very moment, so delete the empty batch.
    await transaction.deleteFrom('batch').where('id', '=', id).execute()
    return undefined
  })
}

async function findNextNumber(transaction: Transaction<PressTables>, mailDate: string): Promise<number> {
  const { last } = await transaction
    .selectFrom('batch')
    .select((select) => select.fn.coalesce(select.fn.max('number'), sql<number>`0`).as('last'))
    .where('mail_date', '=', mailDate)
    .executeTakeFirstOrThrow()
  return last + 1
}
