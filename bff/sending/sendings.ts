import type { Decision, SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { news } from '@fondly/kit/durable/news.ts'
import { durableRuns, NotWaiting, type Run } from '@fondly/kit/durable/runs.ts'
import { startWalker } from '@fondly/kit/durable/walker.ts'
import type { Walking } from '@fondly/kit/durable/walk.ts'
import type { Listener } from '@fondly/kit/sql/listen.ts'
import { draftsIn } from '../drafts/drafts.ts'
import type { House } from '../house.ts'
import { newsOf } from './news.ts'
import { printingWith } from './printing.ts'
import { sendingSeal, type Matter, type SendingData } from './sending-data.ts'
import { turnsIn } from './turns.ts'
import { wayOfSending } from './way-of-sending.ts'

export type Sendings = {
  /** The durable row of this key, new or found; IdempotencyKeyReused when the key came with another body. */
  begin: (request: { userId: string; key: string; body: unknown; matter: Matter }) => Promise<string>
  /** The sending that this key began, with the same body; undefined when it began none. */
  find: (request: { userId: string; key: string; body: unknown }) => Promise<string | undefined>
  /** The user's own sending only; undefined when there is none. */
  news: (userId: string, id: string, signal: AbortSignal) => Promise<AsyncIterable<SendingNews> | undefined>
  /** NotWaiting when nothing was asked of this user that this would answer. */
  decide: (userId: string, id: string, decision: Decision['decision']) => Promise<void>
  /** The form of this key was changed while its sending waited for an answer: that sending is over, and the draft gets a new key. */
  leave: (request: { userId: string; key: string }) => Promise<void>
  /** Whether a card went out under this key, or is on its way: a sending that stopped does not count. */
  stands: (request: { userId: string; key: string }) => Promise<boolean>
  /** Takes due sendings until `stop`, which lets the steps under way finish. */
  work: (holder: string) => { stop: () => Promise<void> }
  /** Sendings that have neither been sent nor stopped. */
  unfinished: () => Promise<number>
}

/** Renewed while a step works; an upstream that answers late does not cost the lease. */
const LEASE = 10_000
const AT_ONCE = 16
const TABLE = { schema: 'bff', table: 'sending' }

/** How patient the work is; what is not said stays as it is. */
export type Pace = { leaseMilliseconds?: number; pollMilliseconds?: number; backOff?: (attempts: number) => number }

export function sendingsOf(
  house: House,
  listener: Listener,
  { leaseMilliseconds = LEASE, pollMilliseconds, backOff }: Pace = {},
): Sendings {
  const { commerce, worker, renderer, database, drafts, streaks, recipients, audit, calendar, env } = house
  const seal = sendingSeal(house.seal)
  const runs = durableRuns<SendingData>({ ...TABLE, database })
  const printing = printingWith(renderer, seal)
  const walking: Walking<SendingData> = {
    ...wayOfSending({
      commerce,
      worker,
      calendar,
      drafts,
      streaks,
      recipients,
      audit,
      runs,
      turns: turnsIn(database),
      printing,
      seal,
      log: env.log,
    }),
    leaseMilliseconds,
    backOff,
  }

  return {
    begin: async ({ userId, key, body, matter }) => {
      const id = env.ids()
      const data: SendingData = { id, key, matter: seal.closeMatter(matter) }
      return (await runs.begin({ id, owner: userId, idempotencyKey: key, body, data })).id
    },

    find: async ({ userId, key, body }) => (await runs.findByKey({ owner: userId, idempotencyKey: key, body }))?.id,

    news: async (userId, id, signal) => {
      const run = await runs.find(id)
      if (run?.owner !== userId) return undefined
      return told(news(runs, id, { listener, signal }))
    },

    decide: async (userId, id, decision) => {
      const run = await runs.find(id)
      if (run?.owner !== userId || !answers(decision, run.data.asked)) throw new NotWaiting('This decision answers nothing.')
      if (decision === 'abort' || decision === 'go-on') return callOff(run, 'aborted')
      if (decision === 'edit-address') return callOff(run, 'edit-address')
      await runs.decide(id, userId, { decision })
    },

    stands: async ({ userId, key }) => {
      const run = await runs.findByKey({ owner: userId, idempotencyKey: key })
      return run !== undefined && run.state !== 'stopped'
    },

    leave: async ({ userId, key }) => {
      const run = await runs.findByKey({ owner: userId, idempotencyKey: key })
      if (run?.state !== 'waiting') return
      await callOff(run, 'aborted').catch((error: unknown) => {
        // Answered in this moment, in another window: then it is not left.
        if (!(error instanceof NotWaiting)) throw error
      })
    },

    work: (holder) => startWalker({ ...walking, holder, listener, atOnce: AT_ONCE, pollMilliseconds }),

    unfinished: async () => {
      const { count } = await database
        .selectFrom('sending')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('state', 'in', ['running', 'waiting'])
        .executeTakeFirstOrThrow()
      return count
    },
  }

  /** While a sending waits for its sender it has nothing anywhere: it is over at once, and the draft may be sent anew before anybody hears of it. */
  async function callOff({ id, owner, data }: Run<SendingData>, reason: 'aborted' | 'edit-address'): Promise<void> {
    const { userId, cardId } = seal.matter(data)
    await database.transaction().execute(async (transaction) => {
      await durableRuns<SendingData>({ ...TABLE, database: transaction }).decideToStop(id, owner, { stopped: { reason } })
      await draftsIn(transaction, house.seal, env).renewKey(userId, cardId, { key: data.key })
    })
    printing.forget(id)
  }

  async function* told(states: AsyncIterable<Run<SendingData>>): AsyncGenerator<SendingNews> {
    for await (const run of states) yield newsOf(run, seal)
  }
}

function answers(decision: Decision['decision'], asked: SendingData['asked']): boolean {
  if (decision === 'abort') return Boolean(asked)
  if (asked?.question === 'open-baskets') return decision === 'delete-baskets'
  if (asked?.question === 'address') return decision === 'edit-address' || (decision === 'send-anyway' && asked.mayContinue)
  return false
}
