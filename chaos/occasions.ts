import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOccasionStore } from '@fondly/core/occasions/occasion-store.ts'
import { createRuleStore } from '@fondly/core/occasions/rule-store.ts'
import { coreMigrations } from '@fondly/core/store/migrations.ts'
import { addDays } from '@fondly/domain/mail-date/mail-date.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { sql } from 'kysely'
import { judgeOccasions, type OccasionWorld } from './occasion-checker.ts'
import { OCCASION_STATEMENTS, type OccasionStatementName, POINTS } from './processes/calls.ts'
import type { Death } from './processes/death.ts'
import { runUntilInterrupted } from './processes/run-until-interrupted.ts'
import type { OccasionOrder } from './processes/occasion-process.ts'
import { CLIENT, openOccasionWorld, OWNERS } from './processes/occasion-world.ts'
import { chance, options, shuffled, withPostgres } from './processes/trial.ts'

/** Where the process of a day is interrupted, and by which signal: it is killed, or suspended while another process goes on. */
export type OccasionMoment = Pick<Death, 'point' | 'signal'> & { call: OccasionStatementName }
export type Prepared = ReturnType<typeof judgeOccasions> & { days: number; interruptions: number }

const PROGRAM = join(import.meta.dirname, 'processes', 'occasion-process.ts')
const FIRST_DAY = '2026-01-05'
const DAYS_BEFORE = 14
const CARDS_PER_DAY = 3
/** After this time another process continues the round. */
const LEASE_MS = 10 * 60_000 + 1_000

type World = ReturnType<typeof openOccasionWorld>

/**
 * Does the daily rounds of several days. Each round runs in a process that is killed or suspended at one moment, and another process continues the
 * round.
 */
export async function prepareAndKill({
  databaseUrl,
  moments,
  isControl = false,
}: {
  databaseUrl: string
  moments: OccasionMoment[]
  /** Removes the unique keys, to show that the trial finds double cards. */
  isControl?: boolean
}): Promise<Prepared> {
  let now = new Date(`${FIRST_DAY}T12:00:00Z`)
  const world = openOccasionWorld(databaseUrl, () => now)
  const days: string[] = []
  let interruptions = 0
  try {
    await migrate(world.database, 'bff', coreMigrations)
    if (isControl) await removeKeys(world)
    for (const ownerId of OWNERS) await addRule(world, ownerId)
    for (const [index, moment] of moments.entries()) {
      now = new Date(`${addDays(FIRST_DAY, index)}T12:00:00Z`)
      days.push(now.toISOString().slice(0, 10))
      for (const ownerId of OWNERS) await addContacts(world, ownerId, addDays(FIRST_DAY, index + DAYS_BEFORE - 1))
      const order: OccasionOrder = { databaseUrl, at: now.toISOString(), death: { ...moment, which: 1 } }
      const goOn = async () => {
        now = new Date(now.getTime() + LEASE_MS)
        await world.round()
      }
      if (await runUntilInterrupted({ program: PROGRAM, order, goOn })) interruptions++
    }
    return { days: days.length, interruptions, ...judgeOccasions(await readWorld(world, days)) }
  } finally {
    await world.close()
  }
}

async function addRule({ context }: World, ownerId: string): Promise<void> {
  const rule = { kind: 'birthday' as const, cardId: 'card', sentiment: '', message: '', daysBefore: DAYS_BEFORE, responsibleId: null }
  await createRuleStore(context).put({ clientId: CLIENT, ownerId }, rule, 0)
}

async function addContacts({ context, database, env }: World, ownerId: string, day: string): Promise<void> {
  for (let count = 0; count < CARDS_PER_DAY; count++) {
    const [id, now] = [env.ids(), env.clock()]
    const row = { id, client_id: CLIENT, owner_id: ownerId, keys: [], sealed: Buffer.alloc(0), created_at: now, updated_at: now }
    await database.insertInto('contact').values(row).execute()
    await createOccasionStore(context).add(id, CLIENT, { kind: 'birthday', monthDay: day.slice(5), year: null, words: '' })
  }
}

async function readWorld({ database, mails }: World, days: readonly string[]): Promise<OccasionWorld> {
  const { rows } = await sql<OccasionWorld['occasions'][number]>`
    select occasion.id as "occasionId", left(occasion.next_day, 4)::integer as year,
      count(card.id)::integer as cards, count(card.mailed_on)::integer as counted
    from bff.occasion left join bff.prepared_card card on card.occasion_id = occasion.id
    group by occasion.id`.execute(database)
  const sent = await mails.latest(100_000)
  const mailedDays = days.flatMap((day) =>
    OWNERS.map((userId) => {
      const own = sent.filter(
        ({ recipient, createdAt }) => recipient.startsWith(`${userId}@`) && createdAt.toISOString().slice(0, 10) === day,
      )
      const count = own.reduce((sum, { content }) => sum + (content.kind === 'prepared-cards' ? content.count : 0), 0)
      return { userId, day, mails: own.length, count }
    }),
  )
  return { occasions: rows, mailedDays, cardsADay: CARDS_PER_DAY }
}

async function removeKeys({ database }: World): Promise<void> {
  await sql`alter table bff.prepared_card drop constraint prepared_once`.execute(database)
  await sql`alter table bff.occasion_mail drop constraint mailed_once`.execute(database)
}

/**
 * Lists every statement of the round, before it is sent and after it was done, killed and suspended, `times` times, in a random but repeatable order.
 */
export function listOccasionMoments(times: number): OccasionMoment[] {
  const [before, after] = POINTS
  const calls = Object.keys(OCCASION_STATEMENTS) as OccasionStatementName[] // every key is a name
  const all = calls.flatMap((call) =>
    [before, after].flatMap((point) => (['SIGKILL', 'SIGSTOP'] as const).map((signal) => ({ call, point, signal }))),
  )
  return shuffled(Array.from({ length: times }, () => all).flat(), chance(1))
}

const DEFAULT_REPETITION_COUNT = 2

async function main(): Promise<void> {
  const { times = DEFAULT_REPETITION_COUNT, isControl, conclude } = options()
  const folder = await mkdtemp(join(tmpdir(), 'fondly-occasions-'))
  try {
    const moments = listOccasionMoments(times)
    const result = await withPostgres(folder, (databaseUrl) => prepareAndKill({ databaseUrl, moments, isControl }))
    for (const one of result.broken) console.log(one)
    conclude(
      isControl ? 'occasions --control' : 'occasions',
      `${result.days} daily rounds, ${result.interruptions} of them killed or suspended on the way: ${result.prepared} cards prepared, ${result.mails} mails, ${result.broken.length} promises broken`,
    )
    // The control run has no unique keys, so it must find double cards. Otherwise the trial proves nothing.
    if (isControl ? result.broken.length === 0 : result.broken.length > 0) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await main()
