import { createProgressHub } from '@fondly/kit/workflow/progress-hub.ts'
import { followProgress } from '@fondly/kit/workflow/progress.ts'
import { createWorkflowRuns, NotWaiting } from '@fondly/kit/workflow/workflow-runs.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'
import { startWorker } from '@fondly/kit/workflow/worker.ts'
import type { Workflow } from '@fondly/kit/workflow/run-steps.ts'
import type { Listener } from '@fondly/kit/sql/listen.ts'
import type { CoreContext } from '../context.ts'
import { Refused } from '@fondly/domain/refused.ts'
import { createFindDoNotMail } from '../do-not-mail/find-do-not-mail.ts'
import { createFinishSending } from './finish-sending.ts'
import { ORPHAN_BASKET_TABLE, type OrphanBasket, createOrphanBaskets, orphanBasketWorkflow } from './orphan-baskets.ts'
import { type SendingProgress, toSendingProgress } from './progress.ts'
import type { SenderDecision } from './questions.ts'
import { keyAfterSending } from './idempotency-key.ts'
import { approvedLists } from '../approved-proofs/approved-lists.ts'
import { createRendering } from './rendering.ts'
import { SENDING_TABLE, sendingSeal, type SendingSnapshot, type SendingData } from './sending-data.ts'
import { createBasketLock } from './basket-lock.ts'
import { createSendingWorkflow } from './sending-workflow.ts'

export type Sendings = {
  /**
   * Starts a sending, or finds the sending that this key has started. Returns its id. Throws IdempotencyKeyReused when the key was used with another
   * body.
   */
  begin: (request: {
    userId: string
    key: string
    body: unknown
    snapshot: SendingSnapshot
    corrects?: string | undefined
    /** Set when the mail date of an order was closed. Then this card replaces the order on another day and has the address that was checked. */
    moved?: Pick<SendingData, 'movedFrom' | 'destination'>
  }) => Promise<string>
  /**
   * Returns the id of the sending that this key has started; undefined when it has started none. With a body, throws IdempotencyKeyReused when the
   * sending was started with another body.
   */
  find: (request: { userId: string; key: string; body?: unknown }) => Promise<string | undefined>
  /** Follows the progress of one of the user's own sendings, which the caller has to read; undefined when there is none. */
  news: (userId: string, id: string, signal: AbortSignal) => Promise<AsyncIterable<SendingProgress> | undefined>
  /** Applies the sender's decision. Returns false when the user has no such sending. Refuses a decision that answers no open question. */
  decide: (userId: string, id: string, decision: SenderDecision) => Promise<boolean>
  /** Cancels a sending that waits for an answer, because the sender has changed its form. The draft gets a new key. */
  leave: (request: { userId: string; key: string }) => Promise<void>
  /** Returns how this sending ended. An unknown id counts as 'stopped', because a row is removed only a long time after its end. */
  outcome: (id: string) => Promise<{ state: 'sent'; userId: string } | { state: 'stopped' | 'under-way' }>
  /**
   * Follows a draft from this key on. Returns whether its card was sent or is being sent, and the present key of the draft. The draft gets a new key
   * after each stopped sending.
   */
  follow: (request: { userId: string; key: string }) => Promise<{ isSent: boolean; key: string }>
  /** Starts a worker for due sendings. `stop` waits until the steps that are running have ended. */
  work: (holder: string) => { stop: () => Promise<void> }
  /** Counts the sendings that have neither been sent nor stopped. */
  unfinished: () => Promise<number>
}

type SendingsContext = Pick<
  CoreContext,
  'commerce' | 'worker' | 'renderer' | 'database' | 'monthlyCardCount' | 'recipients' | 'calendar' | 'env' | 'press' | 'seal' | 'settings'
>

/** How long a lease lasts. It is renewed while a step works, so a slow upstream does not end it. */
const LEASE_MS = 10_000
const MAX_CONCURRENT_SENDINGS = 16
const MAX_CONCURRENT_ORPHAN_BASKETS = 2
/** Orphan baskets are polled less often than sendings, by this factor, because nobody waits for them. */
const ORPHAN_BASKET_POLL_FACTOR = 5
const POLL_INTERVAL_MS = 1_000
/** How long a sending waits for the sender's other sending before the sender is asked what to do. A sending usually takes less time. */
const OWN_SENDING_WAIT_MS = 5_000
/** The greatest number of stopped sendings of one form that are followed to find its present key. */
const MAX_KEYS_FOLLOWED = 50

/** Timings of the workflow. A missing one has its default value. */
export type SendingTimings = {
  leaseMilliseconds?: number
  pollMilliseconds?: number
  backOff?: (attempts: number) => number
  /** How long a sending waits for another sending of the same user before the sender is asked. */
  ownSendingWaitMilliseconds?: number
}

/** Creates the workflow that sends cards, and its workers. `listener` receives notifications of the database about changes by other processes. */
export function createSendings(
  context: SendingsContext,
  listener: Listener,
  { leaseMilliseconds = LEASE_MS, pollMilliseconds, backOff, ownSendingWaitMilliseconds = OWN_SENDING_WAIT_MS }: SendingTimings = {},
): Sendings {
  const { commerce, worker, renderer, database, monthlyCardCount, recipients, calendar, env, press } = context
  const { clock, log } = env
  const seal = sendingSeal(context.seal)
  const hub = createProgressHub<SendingData>({ ...SENDING_TABLE, database })
  const runs = createWorkflowRuns<SendingData>({ ...SENDING_TABLE, database, hub })
  const printing = createRendering(renderer, seal, approvedLists(database, context.seal))
  const finishSending = createFinishSending(database, { runs, seal: context.seal, env, dataKey: context.settings.dataKey })
  const basketLock = createBasketLock(database)
  const orphanBasketRuns = createWorkflowRuns<OrphanBasket>({ ...ORPHAN_BASKET_TABLE, database })
  const orphanBaskets = createOrphanBaskets({ runs: orphanBasketRuns, hasAny: hasOrphanBasket, seal, clock })
  const shared = { commerce, seal, basketLock, clock, log }
  const options = {
    ...shared,
    press,
    worker,
    calendar,
    monthlyCardCount,
    recipients,
    findDoNotMail: createFindDoNotMail(context),
    finishSending,
    runs,
    orphanBaskets,
    printing,
    ownSendingWaitMilliseconds,
  }
  const sendingWorkflow: Workflow<SendingData> = { ...createSendingWorkflow(options), leaseMilliseconds, backOff, hub }
  const orphanWorkflow = { ...orphanBasketWorkflow({ ...shared, runs: orphanBasketRuns, find: runs.find }), leaseMilliseconds }

  return {
    begin: async ({ userId, key, body, snapshot, corrects, moved }) => {
      const id = env.ids()
      const data: SendingData = {
        id,
        key,
        snapshot: seal.closeSnapshot(snapshot),
        scanCode: snapshot.lineItem.scanCode,
        ...(corrects ? { corrects } : {}),
        ...moved,
      }
      const fixed = ['id', 'key', 'snapshot', 'scanCode', 'corrects'] as const
      return (await runs.begin({ id, owner: userId, idempotencyKey: key, body, data, fixed })).id
    },

    find: async ({ userId, key, body }) => (await runs.findByKey({ owner: userId, idempotencyKey: key, body }))?.id,

    news: async (userId, id, signal) => {
      // The states are followed before the first is read, so that no later one is missed. The worker of this process knows its own without a query.
      const states = followProgress(runs, id, { listener, hub, signal })
      const { value: first } = await states.next()
      if (first?.owner === userId) return toNews(first, states)
      await states.return()
      return undefined
    },

    decide: async (userId, id, decision) => {
      const run = await runs.find(id)
      if (run?.owner !== userId) return false
      if (!answers(decision, run.data.openQuestion)) throw answeredAlready()
      await applyDecision(run, decision).catch((error: unknown) => {
        throw error instanceof NotWaiting ? answeredAlready() : error
      })
      return true
    },

    outcome: async (id) => {
      const run = await runs.find(id)
      if (run?.state === 'done') return { state: 'sent', userId: run.owner }
      return { state: run === undefined || run.state === 'stopped' ? 'stopped' : 'under-way' }
    },

    follow: async ({ userId, key: first }) => {
      let key = first
      let run = await runs.findByKey({ owner: userId, idempotencyKey: key })
      const isSent = run !== undefined && run.state !== 'stopped'
      for (let steps = 0; run?.state === 'stopped' && steps < MAX_KEYS_FOLLOWED; steps++) {
        key = keyAfterSending(run.id)
        run = await runs.findByKey({ owner: userId, idempotencyKey: key })
      }
      return { isSent, key }
    },

    leave: async ({ userId, key }) => {
      const run = await runs.findByKey({ owner: userId, idempotencyKey: key })
      if (run?.state !== 'waiting') return
      await cancel(run, 'aborted').catch((error: unknown) => {
        // Another window has answered at this moment, so the sending continues.
        if (!(error instanceof NotWaiting)) throw error
      })
    },

    work: (holder) => {
      const sendingWorker = startWorker({ ...sendingWorkflow, holder, listener, atOnce: MAX_CONCURRENT_SENDINGS, pollMilliseconds })
      const orphanWorker = startWorker({
        ...orphanWorkflow,
        holder,
        listener,
        atOnce: MAX_CONCURRENT_ORPHAN_BASKETS,
        pollMilliseconds: ORPHAN_BASKET_POLL_FACTOR * (pollMilliseconds ?? POLL_INTERVAL_MS),
      })
      return { stop: async () => void (await Promise.all([sendingWorker.stop(), orphanWorker.stop()])) }
    },

    unfinished: async () => {
      const { count } = await database
        .selectFrom('sending')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('state', 'in', ['running', 'waiting'])
        .executeTakeFirstOrThrow()
      return count
    },
  }

  async function hasOrphanBasket(owner: string): Promise<boolean> {
    const found = await database
      .selectFrom('orphan_basket')
      .select('id')
      .where('owner', '=', owner)
      .where('state', '=', 'running')
      .limit(1)
      .execute()
    return found.length > 0
  }

  async function applyDecision(run: Run<SendingData>, decision: SenderDecision): Promise<void> {
    const { openQuestion } = run.data
    if (decision === 'abort' || decision === 'go-on') await cancel(run, 'aborted')
    else if (decision === 'edit-address') await cancel(run, 'edit-address')
    else if (openQuestion?.question === 'open-baskets' && openQuestion.own) await sendInsteadOf(openQuestion.own, run)
    else await runs.decide(run.id, run.owner, { decision })
  }

  /**
   * Ends a sending that waits for its sender. Such a sending has left nothing at any upstream, so it ends at once, and the draft can be sent again.
   */
  async function cancel(run: Run<SendingData>, reason: 'aborted' | 'edit-address'): Promise<void> {
    await finishSending.cancelled(run, reason)
    printing.forget(run.id)
  }

  /** Cancels the sender's other sending and lets this one continue, in one transaction. The sender has chosen this. */
  async function sendInsteadOf(other: string, { id, owner }: Run<SendingData>): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const within = createWorkflowRuns<SendingData>({ ...SENDING_TABLE, database: transaction })
      await within.decide(id, owner, { decision: 'delete-baskets' })
      await within.signal(other, owner, { cancelled: true })
    })
  }

  async function* toNews(first: Run<SendingData>, later: AsyncGenerator<Run<SendingData>, void>): AsyncGenerator<SendingProgress> {
    try {
      yield toSendingProgress(first, seal)
      for await (const run of later) yield toSendingProgress(run, seal)
    } finally {
      await later.return()
    }
  }
}

const answeredAlready = () => new Refused('conflict', 'question-answered')

function answers(decision: SenderDecision, openQuestion: SendingData['openQuestion']): boolean {
  if (decision === 'abort') return Boolean(openQuestion)
  if (openQuestion?.question === 'open-baskets') return decision === 'delete-baskets' || (decision === 'go-on' && Boolean(openQuestion.own))
  if (openQuestion?.question === 'address') return decision === 'edit-address' || (decision === 'send-anyway' && openQuestion.mayContinue)
  return false
}
