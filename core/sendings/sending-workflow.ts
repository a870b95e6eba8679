import { PROGRESS } from '@fondly/domain/sending/progress.ts'
import type { WorkflowRuns } from '@fondly/kit/workflow/workflow-runs.ts'
import type { Workflow } from '@fondly/kit/workflow/run-steps.ts'
import { done } from '@fondly/kit/workflow/step.ts'
import type { Log } from '@fondly/kit/log.ts'
import type { CoreContext } from '../context.ts'
import { unlessCancelled } from './cancelled.ts'
import { checkAddress, createAddressAnswers } from './check-address.ts'
import { checkMailDate } from './check-mail-date.ts'
import type { FindDoNotMail } from '../do-not-mail/find-do-not-mail.ts'
import type { FinishSending } from './finish-sending.ts'
import { checkOpenBaskets, createBasketSlot } from './open-basket-check.ts'
import { placeOrderSteps } from './place-order.ts'
import type { OrphanBaskets } from './orphan-baskets.ts'
import type { Rendering } from './rendering.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'
import { createFailureHandling } from './on-step-failure.ts'
import { ATTACH_CARD, CREATE_BASKET, START_RENDERING } from './step-names.ts'
import type { BasketLock } from './basket-lock.ts'

/** Everything that the workflow of a sending depends on. */
export type SendingWorkflowOptions = Pick<CoreContext, 'commerce' | 'worker'> & {
  press: Pick<CoreContext['press'], 'reserve' | 'replace' | 'release'>
  calendar: Pick<CoreContext['calendar'], 'calendar'>
  monthlyCardCount: Pick<CoreContext['monthlyCardCount'], 'forget'>
  recipients: Pick<CoreContext['recipients'], 'sent'>
  findDoNotMail: FindDoNotMail
  finishSending: Pick<FinishSending, 'sent' | 'stopped'>
  runs: WorkflowRuns<SendingData>
  basketLock: BasketLock
  orphanBaskets: OrphanBaskets
  printing: Rendering
  seal: SendingSeal
  clock: () => Date
  /** How long a sending waits for another sending of the same user before the sender is asked, in milliseconds. */
  ownSendingWaitMilliseconds: number
  log: Log
}

export type SendingWorkflow = Pick<
  Workflow<SendingData>,
  'runs' | 'steps' | 'onStepFailure' | 'undo' | 'onTaken' | 'finish' | 'stop' | 'now' | 'log'
>

/** Creates the workflow of a sending: its steps, from the open basket check to the end of the order, and its failure handling. */
export function createSendingWorkflow(options: SendingWorkflowOptions): SendingWorkflow {
  const {
    commerce,
    worker,
    press,
    calendar,
    monthlyCardCount,
    recipients,
    finishSending,
    runs,
    basketLock,
    orphanBaskets,
    printing,
    seal,
    clock,
    log,
  } = options
  const basketSlot = createBasketSlot({
    commerce,
    seal,
    basketLock,
    orphanBaskets,
    clock,
    ownSendingWaitMilliseconds: options.ownSendingWaitMilliseconds,
  })
  const addressAnswers = createAddressAnswers({ worker, seal, log })
  const { beforeOrder, afterOrder, forgetOrder } = placeOrderSteps({
    commerce,
    findDoNotMail: options.findDoNotMail,
    press,
    seal,
    printing,
    basketSlot,
    find: runs.find,
  })
  /** Forgets what this process remembers of a sending that has ended. */
  const forget = (sendingId: string) => {
    addressAnswers.forget(sendingId)
    forgetOrder(sendingId)
    printing.forget(sendingId)
    basketSlot.forget(sendingId)
  }
  return {
    runs,
    steps: [
      ...[
        checkOpenBaskets(basketSlot, addressAnswers),
        checkAddress({ addressAnswers, seal }),
        checkMailDate({ calendar, seal }),
        ...beforeOrder,
      ].map(unlessCancelled),
      ...afterOrder,
      {
        name: 'after the order',
        ...PROGRESS.placing,
        execute: async (data) => {
          const { userId, fromToken } = seal.snapshot(data)
          monthlyCardCount.forget(userId)
          // A card that an administrator moved was not sent from a form, so it says nothing about the recipient of a token.
          if (!data.movedFrom && fromToken !== false) await recipients.sent(userId)
          return done(undefined)
        },
      },
    ],
    ...createFailureHandling({ commerce, seal, basketSlot, log }),
    onTaken: async ({ data, recorded, startedStep, takenOver }) => {
      basketSlot.forget(data.id)
      // It was read before this worker took the sending, so it may be old.
      addressAnswers.forget(data.id)
      forgetOrder(data.id)
      // A worker that has taken a sending over has not started its rendering yet.
      if (recorded.includes(START_RENDERING) && !recorded.includes(ATTACH_CARD)) printing.goOn(data)
      // The previous worker may have created a basket, or may still be creating one.
      if (takenOver && startedStep === CREATE_BASKET) await orphanBaskets.expect(data)
    },
    finish: async (run) => {
      await finishSending.sent(run)
      forget(run.id)
    },
    stop: async (run, data) => {
      await finishSending.stopped(run, data)
      forget(run.id)
      // Release the order only after the end of the sending is committed. If this process dies in between, the press asks how the sending ended.
      if (run.data.corrects !== undefined) await press.release(run.data.corrects, run.id)
    },
    now: () => clock().getTime(),
    log,
  }
}
