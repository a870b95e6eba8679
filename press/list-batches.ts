import type { Batch, BatchCard, BatchState, PressOverview, Reprint } from '@fondly/contracts/bff/press.ts'
import type { OverviewQuery } from '@fondly/contracts/bff/press-requests.ts'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { CutSetting } from './cut-off.ts'
import { fileNames } from './order-files.ts'
import { toBatchName } from './print-batch.ts'
import { type Format, listFittingPapers } from './sheets/batch-papers.ts'
import type { PressTables } from './store/tables.ts'

const MAX_BATCHES = 200
const MAX_DAYS = 1_000
const MAX_THUMBNAILS = 4
export const MANIFESTS = ['manifest.json', 'manifest.csv']

/** Returns the overview of the operators' page: of all mail dates, or of one. */
export async function readPressOverview(
  database: Kysely<PressTables>,
  { mode, time, zone }: CutSetting,
  { mailDate }: OverviewQuery = {},
): Promise<PressOverview> {
  return {
    cut: { mode, cutOff: time, zone },
    due: await listDueGroups(database, mailDate),
    batches: await listBatches(database, mailDate === undefined ? {} : { mailDate }),
    aside: await listRejected(database, mailDate),
    days: await listMailDays(database),
  }
}

/** Finds one batch; undefined when there is none. */
export async function findBatch(database: Kysely<PressTables>, id: number): Promise<Batch | undefined> {
  return (await listBatches(database, { ids: [id] }))[0]
}

/** Finds the batches with these ids. Unknown ids are left out. */
export function findBatches(database: Kysely<PressTables>, ids: number[]): Promise<Batch[]> {
  return listBatches(database, { ids })
}

/**
 * Lists the mail dates that have something in the overview, the latest first. A mail date has up to thousands of orders, so the query jumps from one
 * date to the next earlier date in each index.
 */
async function listMailDays(database: Kysely<PressTables>): Promise<string[]> {
  const latest = (earlier: RawBuilder<unknown>) => sql`greatest(
    (select max(mail_date) from press.batch where ${earlier}),
    (select max(mail_date) from press.print_order where state = 'free' and ${earlier}),
    (select max(mail_date) from press.print_order where state = 'unprintable' and ${earlier}))`
  const { rows } = await sql<{ day: string }>`
    with recursive mail_day (day) as (
      select ${latest(sql`true`)}
      union all select ${latest(sql`mail_date < mail_day.day`)} from mail_day where mail_day.day is not null)
    select day from (select day from mail_day where day is not null limit ${MAX_DAYS}) found order by day desc`.execute(database)
  return rows.map(({ day }) => day)
}

async function listDueGroups(database: Kysely<PressTables>, mailDate?: string): Promise<PressOverview['due']> {
  const rows = await database
    .selectFrom('print_order')
    .select((select) => [
      'mail_date as mailDate',
      'size',
      'stock',
      select.fn.countAll<number>().as('orders'),
      // The next run cuts an order without a cut time.
      sql<Date | null>`case when bool_or(cut_at is null) then null else min(cut_at) end`.as('cutsAt'),
    ])
    .where('state', '=', 'free')
    .$if(mailDate !== undefined, (due) => due.where('mail_date', '=', mailDate ?? null))
    .groupBy(['mail_date', 'size', 'stock'])
    .orderBy('mail_date')
    .orderBy('size')
    .orderBy('stock')
    .limit(MAX_BATCHES)
    .execute()
  return rows.map(({ mailDate, size, cutsAt, ...row }) => ({
    ...row,
    mailDate: mailDate ?? '',
    size,
    cutsAt: cutsAt?.toISOString() ?? null,
  }))
}

type BatchFilter = { ids?: number[]; mailDate?: string }

async function listBatches(database: Kysely<PressTables>, { ids, mailDate }: BatchFilter): Promise<Batch[]> {
  if (ids?.length === 0) return []
  const rows = await database
    .selectFrom('batch')
    .innerJoinLateral(
      sql<{ orders: number; orientations: string[] }>`(
        select count(*) as orders, array_agg(distinct orientation) as orientations from press.print_order where batch_id = batch.id
      )`.as('held'),
      (join) => join.onTrue(),
    )
    .selectAll('batch')
    .select(['held.orders', 'held.orientations'])
    .$if(ids !== undefined, (some) => some.where('id', 'in', ids ?? []))
    .$if(mailDate !== undefined, (some) => some.where('mail_date', '=', mailDate ?? ''))
    .where('held.orders', '>', 0)
    // If there are too many batches, those that are not mailed yet come first.
    .orderBy(sql`mailed_at is null`, 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_BATCHES)
    .execute()
  const cards = await findFrequentCards(
    database,
    rows.map(({ id }) => id),
  )
  return rows
    .map(({ orientations, ...row }): Batch => {
      const formats: Format[] = orientations.map((orientation) => ({ size: row.size, orientation }))
      return {
        id: row.id,
        name: toBatchName({ mailDate: row.mail_date, number: row.number }),
        mailDate: row.mail_date,
        size: row.size,
        stock: row.stock,
        orders: row.orders,
        cards: (cards.get(row.id) ?? []).map(({ card }) => card),
        distinctCards: cards.get(row.id)?.[0]?.distinct ?? 0,
        state: toBatchState(row),
        cutAt: row.created_at.toISOString(),
        completedAt: row.completed_at?.toISOString() ?? null,
        acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
        mailedAt: row.mailed_at?.toISOString() ?? null,
        isReported: row.state === 'exported' && (row.mailed_at === null || row.shipment_reported),
        papers: row.state === 'cut' ? [] : listFittingPapers(formats),
      }
    })
    .toSorted((one, other) => other.id - one.id)
}

/** Finds the most frequent cards of each batch, at most MAX_THUMBNAILS. */
async function findFrequentCards(
  database: Kysely<PressTables>,
  ids: number[],
): Promise<Map<number, { card: BatchCard; distinct: number }[]>> {
  const found = new Map<number, { card: BatchCard; distinct: number }[]>()
  if (ids.length === 0) return found
  // `offset 0` makes PostgreSQL look up the few cards one by one. Without it, all cards of the site are read.
  const { rows } = await sql<BatchCard & { batchId: number; distinct: number }>`
    select "batchId", "distinct", card.id, card.name, card.size, card.orientation, card.picture_url as "pictureUrl"
    from (
      select batch_id as "batchId", card_id, count(*) over (partition by batch_id) as "distinct",
        row_number() over (partition by batch_id order by count(*) desc, card_id) as place
      from press.print_order where batch_id in (${sql.join(ids)}) and card_id is not null group by batch_id, card_id) held
    cross join lateral (select * from press.card where id = held.card_id offset 0) card
    where place <= ${MAX_THUMBNAILS} order by "batchId", place`.execute(database)
  for (const { batchId, distinct, ...card } of rows) found.set(batchId, [...(found.get(batchId) ?? []), { card, distinct }])
  return found
}

/** Lists the reprints of a batch, or one reprint by its id. */
export async function reprints(database: Kysely<PressTables>, of: { batchId: number } | { id: number }): Promise<Reprint[]> {
  const rows = await database
    .selectFrom('reprint')
    .innerJoin('print_order', 'print_order.order_no', 'reprint.order_no')
    .selectAll('reprint')
    .select(['print_order.size', 'print_order.orientation'])
    .where('batchId' in of ? sql<SqlBool>`reprint.batch_id = ${of.batchId}` : sql<SqlBool>`reprint.id = ${of.id}`)
    .orderBy('reprint.id')
    .limit(MAX_BATCHES)
    .execute()
  return rows.map((row): Reprint => ({
    id: row.id,
    orderNo: row.order_no,
    // Only reasons of the contract are ever written into this column.
    reason: row.reason as Reprint['reason'],
    note: row.note,
    askedAt: row.asked_at.toISOString(),
    askedBy: row.asked_by,
    completedAt: row.completed_at?.toISOString() ?? null,
    unprintable: row.unprintable,
    files: row.completed_at ? [...Object.values(fileNames(1, row.order_no)), ...MANIFESTS] : [],
    papers: row.completed_at ? listFittingPapers([row]) : [],
  }))
}

async function listRejected(database: Kysely<PressTables>, mailDate?: string): Promise<PressOverview['aside']> {
  const rows = await database
    .selectFrom('print_order')
    .select(['order_no', 'mail_date', 'reason', 'seen_at'])
    .where('state', '=', 'unprintable')
    .$if(mailDate !== undefined, (aside) => aside.where('mail_date', '=', mailDate ?? null))
    .orderBy('seen_at', 'desc')
    .limit(MAX_BATCHES)
    .execute()
  return rows.map((row) => ({
    orderNo: row.order_no,
    mailDate: row.mail_date,
    reason: row.reason ?? { code: 'as-recorded', params: { text: '' } },
    since: row.seen_at.toISOString(),
  }))
}

function toBatchState({
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
