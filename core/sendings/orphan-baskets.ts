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

/** The table for the search for orphan baskets. Each row has the id of its sending and is deleted with the sending. */
export const ORPHAN_BASKET_TABLE = { schema: 'bff', table: 'orphan_basket' }

/** A basket that may appear after its sending has ended. The call that creates the basket got no answer and may still arrive. */
export type OrphanBasket = {
  sendingId: string
  /** The time at which it last became uncertain whether the basket exists. */
  since: string
  /** The empty baskets that the last look has found. */
  seen?: string[]
}

/** The orphan baskets that may still appear. */
export type OrphanBaskets = {
  /** Starts the search for the basket of this sending. Any process continues the search, also after the sending has ended. */
  expect: (data: SendingData) => Promise<void>
  /** Returns true when an empty basket of this user may be an orphan basket. */
  areExpected: (userId: string) => Promise<boolean>
}

/** The times of the looks, in milliseconds after `since`. The last look is later than the longest timeout of the call. */
export const ORPHAN_BASKET_LOOKS_MS = [5, 15, 45, 120, 300, 900].map((seconds) => seconds * 1_000)
/** An empty basket is removed only if it is still empty after this time, because somebody may be about to fill it. */
const EMPTY_BASKET_PAUSE_MS = 10_000
/** The search ends without a result after this time. Commerce may be unavailable for long. */
const GIVE_UP_AFTER_MS = 24 * 3_600_000
const MAX_BACKOFF_MS = 10 * 60_000

/**
 * Creates the search for baskets that a call has made although its answer never came. `looks` are the times of the looks, in milliseconds after that
 * call.
 */
export function createOrphanBaskets({
  runs,
  hasAny,
  seal,
  clock,
  looks = ORPHAN_BASKET_LOOKS_MS,
}: {
  runs: Pick<WorkflowRuns<OrphanBasket>, 'restart'>
  /** Returns true while a search for an orphan basket of this owner is running. */
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
  /** Reads the present row of the sending. */
  find: (sendingId: string) => Promise<Run<SendingData> | undefined>
  seal: SendingSeal
  basketLock: BasketLock
  clock: () => Date
  looks?: readonly number[] | undefined
  log: Log
}

/** Returns the workflow that searches for orphan baskets and removes them. */
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
 * Removes a basket that two looks have found empty. It holds the basket lock meanwhile, so no running sending uses the basket. It leaves baskets that
 * appear later, because the next sending may create its own at any moment.
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
