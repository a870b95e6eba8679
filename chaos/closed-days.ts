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
import { type ClosedRound, readClosedWorld } from './read-closed-world.ts'

/** Where a process is killed that closes a day and moves its cards. `afterwards` says whether it also opens the day, or opens and closes it again. */
export type ClosingMoment = Pick<Death, 'call' | 'point'> & Pick<AdministratorOrder, 'afterwards'>
export type Closed = { days: number; kills: number; moved: number; kept: number; broken: string[] }

const FIRST_DAY_AHEAD = 5
const TIMEOUT_MS = 120_000
/** After this time another process finishes the change of a process that died, and reports are sent again. */
const SETTLE_MS = 61_000

/**
 * Closes one day after another to mailing. The process that closes a day and moves its card is killed with SIGKILL, and another process goes on. Some
 * days are opened again while their card is being moved, and some of these days are closed once more. In the end everything is printed.
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
  const rounds: ClosedRound[] = []
  let kills = 0
  try {
    // The latest day first, so that a card never moves to a day that is closed later.
    const days = await listDays(office)
    for (const [index, { afterwards, ...moment }] of moments.entries()) {
      const day = days[index]
      if (day === undefined) throw new Error('There are more moments than days.')
      const round = { day, orderNos: [await office.send(day)], afterwards }
      office.advance(SETTLE_MS)
      await office.product.core.reports.follow()
      // Opening the day makes the same calls as closing it again, so kill the process at the second such call.
      const isSecond = afterwards === 'closed again' && moment.call !== 'day opened' && moment.call !== 'closed day'
      const death: Death = { ...moment, which: isSecond ? 2 : 1, signal: 'SIGKILL' }
      if (await closeDay({ ...office.place, leaseMilliseconds, day, afterwards, death, isDone: () => hasEnded(office, round) })) kills++
      await goOn(office, round)
      rounds.push(round)
    }
    await cutAll(office.product)
    const world: ClosedWorld = await readClosedWorld(office.product, { ...office.place, rounds })
    return { days: rounds.length, kills, ...judgeClosedDays(world) }
  } finally {
    await office.close()
  }
}

/** Runs the process that closes the day, until it is killed or everything is done. Returns true when it was killed. */
const closeDay = ({ isDone, ...order }: AdministratorOrder & { isDone: () => Promise<boolean> }): Promise<boolean> =>
  runAdministrator(order, (isOver) => until(async () => isOver() || isDone()))

/** Does what the next process does: it settles the change, closes or opens the day if the killed process did not, and moves the remaining cards. */
async function goOn(office: Office, round: ClosedRound): Promise<void> {
  const { day, afterwards } = round
  const { product, place, editor } = office
  office.advance(SETTLE_MS)
  const { changes } = product.core.context
  await changes.settleOpen()
  const { version = '', fields } = await changes.read({ kind: 'client', clientId: place.clientId })
  const isClosed = JSON.stringify(fields['daysWithoutMailing'] ?? []).includes(day)
  const reason = afterwards === 'opened' ? null : { en: 'Closed' }
  if (isClosed !== (reason !== null)) await createMaillessDays(product.core.context).putOwn(editor, day, { version, reason, plan: 'later' })
  const work = product.core.work()
  await until(async () => {
    await product.core.closedDays.settle()
    return areDecided(office, round)
  })
  await work.stop()
}

/** Returns true when the day was closed and opened as often as planned, and all its cards are decided. */
async function hasEnded(office: Office, round: ClosedRound): Promise<boolean> {
  const { database } = office.product.core.context
  const closings = await database.selectFrom('closed_day').select('ended_at').where('day', '=', round.day).execute()
  const opened = closings.filter((closing) => closing.ended_at !== null).length
  const isPlayed = closings.length === (round.afterwards === 'closed again' ? 2 : 1) && opened === (round.afterwards ? 1 : 0)
  return isPlayed && areDecided(office, round)
}

/** Returns true when no card is being moved any more. Each card must be moved or, if the day is still closed, decided for the latest closing. */
async function areDecided({ product }: Office, { day, orderNos }: ClosedRound): Promise<boolean> {
  const { database } = product.core.context
  const cards = await database.selectFrom('closed_day_card').selectAll().where('day', '=', day).execute()
  const holding = await database.selectFrom('closed_day').select('change_id').where('day', '=', day).where('ended_at', 'is', null).execute()
  const isDecided = ({ outcome, change_id }: { outcome: string; change_id: string }) =>
    outcome === 'moved' || holding.length === 0 || holding.some((closing) => closing.change_id === change_id)
  return (
    cards.every(({ outcome }) => outcome !== 'moving') &&
    orderNos.every((orderNo) => cards.some((card) => card.order_no === orderNo && isDecided(card)))
  )
}

async function listDays({ product, place }: Office): Promise<string[]> {
  const calendar = await product.core.context.calendar.calendar(place.clientId)
  const all = Array.from({ length: MAX_DAYS_AHEAD - FIRST_DAY_AHEAD + 1 }, (_, at) => addDays(calendar.today, FIRST_DAY_AHEAD + at))
  // The last day stays open, because the cards move there.
  return all
    .filter((day) => !mailDateProblem(day, calendar))
    .slice(0, -1)
    .toReversed()
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; !(await isTrue()); await pause(50))
    if (Date.now() > end) throw new Error('The cards of a closed day did not end.')
}

/**
 * Lists every statement and call of closing a day, of opening or closing it again, and of moving a card, `times` times, in a random but repeatable
 * order.
 */
export function listClosingMoments(times: number): ClosingMoment[] {
  const [before, after] = POINTS
  // The address of a card is checked with its first sending, so moving the card does not check it again.
  const calls = CALL_NAMES.filter((call) => call !== 'address')
  const changing = ['client document', ...Object.keys(CHANGE_STATEMENTS)]
  const names = [...changing, 'reservation', 'replacement', ...calls] as ClosingMoment['call'][] // every key of these tables is one
  const opening = [...OPENING_CALLS, ...calls, 'reservation', 'replacement', 'card recorded'] as const
  const once: ClosingMoment[] = [before, after].flatMap((point) => [
    ...names.map((call) => ({ call, point })),
    ...opening.map((call) => ({ call, point, afterwards: 'opened' as const })),
    ...[...OPENING_CALLS, 'closed day' as const].map((call) => ({ call, point, afterwards: 'closed again' as const })),
  ])
  return shuffled(Array.from({ length: times }, () => once).flat(), chance(1))
}

/** The calls and statements that open a day again. */
const OPENING_CALLS = ['client document', 'change noted', 'log entry', 'day opened', 'change ended'] as const

const DEFAULT_REPETITION_COUNT = 1
/** One product can close this many days, because no mail date is further ahead than 45 days. */
const DAYS_PER_PRODUCT = 20

async function main(): Promise<void> {
  const { times = DEFAULT_REPETITION_COUNT, conclude } = options()
  const moments = listClosingMoments(times)
  const sum: Closed = { days: 0, kills: 0, moved: 0, kept: 0, broken: [] }
  for (let at = 0; at < moments.length; at += DAYS_PER_PRODUCT) {
    const folder = await mkdtemp(join(tmpdir(), 'fondly-closed-days-'))
    try {
      const portion = moments.slice(at, at + DAYS_PER_PRODUCT)
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
