import type { Batch, BatchState, PressBoard, Reprint } from '@fondly/contracts/bff/press.ts'
import { sql, type Kysely, type SqlBool } from 'kysely'
import type { CutSetting } from './cut-off.ts'
import { fileNames } from './paper-of.ts'
import { nameOf } from './print-batch.ts'
import { type Format, papersFor } from './sheets/batch-papers.ts'
import type { PressTables } from './store/tables.ts'

const MOST = 200
export const MANIFESTS = ['manifest.json', 'manifest.csv']

/** The day's work as the operators' page shows it. */
export async function pressBoard(database: Kysely<PressTables>, { mode, time, zone }: CutSetting): Promise<PressBoard> {
  return {
    cut: { mode, cutOff: time, zone },
    due: await dueGroups(database),
    batches: await batches(database, MOST),
    aside: await putAside(database),
  }
}

/** One batch; undefined where there is none. */
export async function batchOf(database: Kysely<PressTables>, id: number): Promise<Batch | undefined> {
  return (await batches(database, 1, id))[0]
}

async function dueGroups(database: Kysely<PressTables>): Promise<PressBoard['due']> {
  const rows = await database
    .selectFrom('print_order')
    .select((select) => [
      'mail_date as mailDate',
      'size',
      'stock',
      select.fn.countAll<number>().as('orders'),
      // One without a moment is cut with the next look.
      sql<Date | null>`case when bool_or(cut_at is null) then null else min(cut_at) end`.as('cutsAt'),
    ])
    .where('state', '=', 'free')
    .groupBy(['mail_date', 'size', 'stock'])
    .orderBy('mail_date')
    .orderBy('size')
    .orderBy('stock')
    .limit(MOST)
    .execute()
  return rows.map(({ mailDate, size, cutsAt, ...row }) => ({
    ...row,
    mailDate: mailDate ?? '',
    size,
    cutsAt: cutsAt?.toISOString() ?? null,
  }))
}

async function batches(database: Kysely<PressTables>, most: number, id?: number): Promise<Batch[]> {
  const rows = await database
    .selectFrom('batch')
    .innerJoin('print_order', 'print_order.batch_id', 'batch.id')
    .selectAll('batch')
    .select((select) => [
      select.fn.countAll<number>().as('orders'),
      sql<string[]>`array_agg(distinct print_order.orientation)`.as('orientations'),
    ])
    .where(id === undefined ? sql<SqlBool>`true` : sql<SqlBool>`batch.id = ${id}`)
    .groupBy('batch.id')
    // What is still to be done goes first where there are too many.
    .orderBy(sql`mailed_at is null`, 'desc')
    .orderBy('batch.id', 'desc')
    .limit(most)
    .execute()
  return rows
    .map(({ orientations, ...row }): Batch => {
      const formats: Format[] = orientations.map((orientation) => ({ size: row.size, orientation }))
      return {
        id: row.id,
        name: nameOf({ mailDate: row.mail_date, number: row.number }),
        mailDate: row.mail_date,
        size: row.size,
        stock: row.stock,
        orders: row.orders,
        state: stateOf(row),
        cutAt: row.created_at.toISOString(),
        completedAt: row.completed_at?.toISOString() ?? null,
        acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
        mailedAt: row.mailed_at?.toISOString() ?? null,
        isReported: row.state === 'exported' && (row.mailed_at === null || row.shipped_told),
        papers: row.state === 'cut' ? [] : papersFor(formats),
      }
    })
    .toSorted((one, other) => other.id - one.id)
}

/** Asked for a batch, or one alone. */
export async function reprints(database: Kysely<PressTables>, of: { batchId: number } | { id: number }): Promise<Reprint[]> {
  const rows = await database
    .selectFrom('reprint')
    .innerJoin('print_order', 'print_order.order_no', 'reprint.order_no')
    .selectAll('reprint')
    .select(['print_order.size', 'print_order.orientation'])
    .where('batchId' in of ? sql<SqlBool>`reprint.batch_id = ${of.batchId}` : sql<SqlBool>`reprint.id = ${of.id}`)
    .orderBy('reprint.id')
    .limit(MOST)
    .execute()
  return rows.map((row): Reprint => ({
    id: row.id,
    orderNo: row.order_no,
    // Only the contract's own words are ever written there.
    reason: row.reason as Reprint['reason'],
    note: row.note,
    askedAt: row.asked_at.toISOString(),
    askedBy: row.asked_by,
    completedAt: row.completed_at?.toISOString() ?? null,
    unprintable: row.unprintable,
    files: row.completed_at ? [...Object.values(fileNames(1, row.order_no)), ...MANIFESTS] : [],
    papers: row.completed_at ? papersFor([row]) : [],
  }))
}

async function putAside(database: Kysely<PressTables>): Promise<PressBoard['aside']> {
  const rows = await database
    .selectFrom('print_order')
    .select(['order_no', 'mail_date', 'reason', 'seen_at'])
    .where('state', '=', 'unprintable')
    .orderBy('seen_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    orderNo: row.order_no,
    mailDate: row.mail_date,
    reason: row.reason ?? '',
    since: row.seen_at.toISOString(),
  }))
}

function stateOf({
  state,
  acknowledged_at: acknowledged,
  mailed_at: mailed,
}: {
  state: string
  acknowledged_at: Date | null
  mailed_at: Date | null
}): BatchState {
  if (state === 'cut') return 'cut'
  if (mailed) return 'mailed'
  return acknowledged ? 'acknowledged' : 'complete'
}
