import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createMaillessDays } from '@fondly/core/changes/mailless-days.ts'
import { addDays, MAX_DAYS_AHEAD, mailDateProblem } from '@fondly/domain/mail-date/mail-date.ts'
import { type ClosedWorld, judgeClosedDays } from './closed-day-checker.ts'
import type { AdministratorOrder } from './processes/administrator-process.ts'
import { CALL_NAMES, CHANGE_STATEMENTS, POINTS } from './processes/calls.ts'
import { cutAll } from './processes/cut-all.ts'
import type { Death } from './processes/death.ts'
import { type Office, openOffice } from './processes/office.ts'
import { runAdministrator } from './processes/run-administrator.ts'
import { chance, options, shuffled, withPostgres } from './processes/trial.ts'
import { readClosedWorld } from './read-closed-world.ts'

/** Where the process that closes a day, and moves its cards, is killed. */
export type ClosingMoment = Pick<Death, 'call' | 'point'>
export type Closed = { days: number; kills: number; moved: number; kept: number; broken: string[] }

const FIRST_DAY_AHEAD = 5
const PATIENCE_MS = 120_000
/** After that time a change whose process died is settled by others, and the reports follow again. */
const SETTLE_MS = 61_000

/**
 * Closes one day after another to mailing while the process that does it, and that moves the card of the day, is killed with SIGKILL. Another process
 * goes on. In the end everything is printed.
 */
export async function closeDaysAndKill({
  folder,
  databaseUrl,
  moments,
  leaseMilliseconds = 1_000,
}: {
  folder: string
  databaseUrl: string
  moments: ClosingMoment[]
  leaseMilliseconds?: number
}): Promise<Closed> {
  const office = await openOffice({ folder, databaseUrl, leaseMilliseconds })
  const rounds: { day: string; orderNos: string[] }[] = []
  let kills = 0
  try {
    // The latest day first, so that a card never moves to a day that is closed later.
    const days = await listDays(office)
    for (const [index, moment] of moments.entries()) {
      const day = days[index]
      if (day === undefined) throw new Error('There are more moments than days.')
      const orderNos = [await office.send(day)]
      office.advance(SETTLE_MS)
      await office.product.core.reports.follow()
      const death: Death = { ...moment, which: 1, signal: 'SIGKILL' }
      if (await closeDay({ ...office.place, leaseMilliseconds, day, death, isDone: () => hasEnded(office, day, orderNos) })) kills++
      await goOn(office, day, orderNos)
      rounds.push({ day, orderNos })
    }
    await cutAll(office.product)
    const world: ClosedWorld = await readClosedWorld(office.product, { ...office.place, rounds })
    return { days: rounds.length, kills, ...judgeClosedDays(world) }
  } finally {
    await office.close()
  }
}

/** Runs the process that closes the day until it is killed, or until everything is done. Returns whether it was killed. */
const closeDay = ({ isDone, ...order }: AdministratorOrder & { isDone: () => Promise<boolean> }): Promise<boolean> =>
  runAdministrator(order, (isOver) => until(async () => isOver() || isDone()))

/** What the next process finds: it settles the change, closes the day if nothing came of it, and moves what is left. */
async function goOn(office: Office, day: string, orderNos: string[]): Promise<void> {
  const { product, place, editor } = office
  office.advance(SETTLE_MS)
  const { changes } = product.core.context
  await changes.settleOpen()
  const { version = '', fields } = await changes.read({ kind: 'client', clientId: place.clientId })
  const isClosed = JSON.stringify(fields['daysWithoutMailing'] ?? []).includes(day)
  if (!isClosed) await createMaillessDays(product.core.context).putOwn(editor, day, { version, reason: { en: 'Closed' }, plan: 'later' })
  const work = product.core.work()
  await until(async () => {
    await product.core.closedDays.settle()
    return hasEnded(office, day, orderNos)
  })
  await work.stop()
}

const hasEnded = async ({ product }: Office, day: string, orderNos: string[]): Promise<boolean> => {
  const rows = await product.core.context.database.selectFrom('closed_day_card').selectAll().where('day', '=', day).execute()
  return orderNos.every((orderNo) => rows.some((row) => row.order_no === orderNo && row.outcome !== 'moving'))
}

async function listDays({ product, place }: Office): Promise<string[]> {
  const calendar = await product.core.context.calendar.calendar(place.clientId)
  const all = Array.from({ length: MAX_DAYS_AHEAD - FIRST_DAY_AHEAD + 1 }, (_, at) => addDays(calendar.today, FIRST_DAY_AHEAD + at))
  // The last one stays open: the cards move there.
  return all
    .filter((day) => !mailDateProblem(day, calendar))
    .slice(0, -1)
    .toReversed()
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await isTrue()); await pause(50))
    if (Date.now() > end) throw new Error('The cards of a closed day did not end.')
}

/** Every statement and call of a change and of moving a card, `times` times, in a random but repeatable order. */
export function listClosingMoments(times: number): ClosingMoment[] {
  const [before, after] = POINTS
  // The address of a moved card was checked with the first one.
  const calls = CALL_NAMES.filter((call) => call !== 'address')
  const changing = ['client document', ...Object.keys(CHANGE_STATEMENTS)]
  const names = [...changing, 'reservation', 'replacement', ...calls] as ClosingMoment['call'][] // every key of these tables is one
  const all = Array.from({ length: times }, () => names.flatMap((call) => [before, after].map((point) => ({ call, point })))).flat()
  return shuffled(all, chance(1))
}

const DEFAULT_REPETITION_COUNT = 1
/** So many days can be closed in one product: no mail date is further ahead than 45 days. */
const DAYS_A_PRODUCT = 20

async function main(): Promise<void> {
  const { times = DEFAULT_REPETITION_COUNT, conclude } = options()
  const moments = listClosingMoments(times)
  const sum: Closed = { days: 0, kills: 0, moved: 0, kept: 0, broken: [] }
  for (let at = 0; at < moments.length; at += DAYS_A_PRODUCT) {
    const folder = await mkdtemp(join(tmpdir(), 'fondly-closed-days-'))
    try {
      const portion = moments.slice(at, at + DAYS_A_PRODUCT)
      const result = await withPostgres(folder, (databaseUrl) => closeDaysAndKill({ folder, databaseUrl, moments: portion }))
      for (const name of ['days', 'kills', 'moved', 'kept'] as const) sum[name] += result[name]
      sum.broken.push(...result.broken)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  for (const one of sum.broken) console.log(one)
  conclude(
    'closed-days',
    `${sum.days} days closed, ${sum.kills} of their processes killed on the way: ${sum.moved} cards moved, ${sum.kept} kept, ${sum.broken.length} promises broken`,
  )
  if (sum.broken.length > 0) process.exitCode = 1
}

if (import.meta.main) await main()
