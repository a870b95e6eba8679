import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import { isUntouched } from '@fondly/gateways/commerce/own-basket.ts'
import type { WorkflowRuns } from '@fondly/kit/workflow/workflow-runs.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'
import { done, type Step } from '@fondly/kit/workflow/step.ts'
import type { Workflow } from '@fondly/kit/workflow/run-steps.ts'
import type { Log } from '@fondly/kit/log.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'
import { orphanBasketLockHolder, type BasketLock } from './basket-lock.ts'

/** The table of orphan basket runs. Each row has the id of its sending and is deleted with it. */
export const ORPHAN_BASKET_TABLE = { schema: 'bff', table: 'orphan_basket' }

/** A basket that may appear after its sending has ended, because the call that creates it got no answer and may arrive late. */
export type OrphanBasket = {
  sendingId: string
  /** When it last became uncertain whether the basket exists. */
  since: string
  /** Empty baskets that the last look found. */
  seen?: string[]
}

/** Orphan baskets that may still appear. */
export type OrphanBaskets = {
  /** Starts looking for the basket, in any process and also after this sending has ended. */
  expect: (data: SendingData) => Promise<void>
  /** Whether an empty basket of this user may be an orphan basket. */
  areExpected: (userId: string) => Promise<boolean>
}

/** When to look, in milliseconds after `since`: the last look is later than every timeout that the call can meet. */
export const ORPHAN_BASKET_LOOKS_MS = [5, 15, 45, 120, 300, 900].map((seconds) => seconds * 1_000)
/** Somebody may be about to fill an empty basket, so remove it only if it is still empty after this time. */
const EMPTY_BASKET_PAUSE_MS = 10_000
/** Commerce may be unavailable; after this time the search ends without a result. */
const GIVE_UP_AFTER_MS = 24 * 3_600_000
const MAX_BACKOFF_MS = 10 * 60_000

/** Creates the search for baskets that a call has made although its answer never came. `looks` are the times of each look, in milliseconds after that call. */
export function createOrphanBaskets({
  runs,
  hasAny,
  seal,
  clock,
  looks = ORPHAN_BASKET_LOOKS_MS,
}: {
  runs: Pick<WorkflowRuns<OrphanBasket>, 'restart'>
  /** Whether a search for an orphan basket of this owner is under way. */
  hasAny: (owner: string) => Promise<boolean>
  seal: SendingSeal
  clock: () => Date
  looks?: readonly number[] | undefined
}): OrphanBaskets {
  return {
    expect: async (data) => {
      const { userId } = seal.snapshot(data)
      const orphan: OrphanBasket = { sendingId: data.id, since: clock().toISOString() }
      await runs.restart({ id: data.id, owner: userId, data: orphan, milliseconds: looks[0] ?? 0 })
    },
    areExpected: hasAny,
  }
}

export type OrphanBasketWorkflowOptions = {
  commerce: Pick<Commerce, 'baskets'>
  runs: WorkflowRuns<OrphanBasket>
  /** The current row of the sending. */
  find: (sendingId: string) => Promise<Run<SendingData> | undefined>
  seal: SendingSeal
  basketLock: BasketLock
  clock: () => Date
  looks?: readonly number[] | undefined
  log: Log
}

/** The workflow that looks for orphan baskets and removes them. */
export function orphanBasketWorkflow(
  options: OrphanBasketWorkflowOptions,
): Pick<Workflow<OrphanBasket>, 'runs' | 'steps' | 'onStepFailure' | 'backOff' | 'log'> {
  const { runs, clock, log } = options
  return {
    runs,
    steps: [findOrphanBasket(options)],
    onStepFailure: async (error, { id, data }) => {
      if (clock().getTime() - Date.parse(data.since) < GIVE_UP_AFTER_MS) return { kind: 'retry', cause: error }
      logFailure(log, 'An orphan basket could not be looked for.', error, { sendingId: id })
      return { kind: 'stopped', data: {} }
    },
    backOff: (attempts) => Math.min(1_000 * 2 ** (attempts - 1), MAX_BACKOFF_MS),
    log,
  }
}

/**
 * Removes a basket that two looks found empty. It holds the basket lock meanwhile, so the basket belongs to no sending under way; baskets that appear
 * later are left, because the next sending may create its own at any moment.
 */
function findOrphanBasket({
  commerce: { baskets },
  find,
  seal,
  basketLock,
  clock,
  looks = ORPHAN_BASKET_LOOKS_MS,
}: OrphanBasketWorkflowOptions): Step<OrphanBasket, void> {
  return {
    name: 'look for an orphan basket',
    percent: 0,
    text: '',
    execute: async ({ sendingId, since, seen = [] }) => {
      const sending = await find(sendingId)
      if (!sending) return done(undefined)
      const { shopper, userId } = seal.snapshot(sending.data)
      const waited = clock().getTime() - Date.parse(since)
      const empty = (await baskets.ofCustomer(shopper)).filter((basket) => isUntouched(basket, shopper)).map(({ id }) => id)
      const lockHolder = orphanBasketLockHolder(sendingId)
      for (const id of empty.filter((one) => seen.includes(one))) {
        if ((await basketLock.take(userId, lockHolder)) !== lockHolder) return { kind: 'postponed', afterMs: EMPTY_BASKET_PAUSE_MS }
        await baskets.remove(shopper, id)
      }
      const met = empty.filter((id) => !seen.includes(id))
      if (met.length > 0) return { kind: 'postponed', afterMs: EMPTY_BASKET_PAUSE_MS, data: { seen: met } }
      const next = looks.find((look) => look > waited)
      return next === undefined ? done(undefined) : { kind: 'postponed', afterMs: next - waited, data: { seen: [] } }
    },
  }
}
