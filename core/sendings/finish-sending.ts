import type { Env } from '@fondly/kit/env.ts'
import { createWorkflowRuns, type StepResult } from '@fondly/kit/workflow/workflow-runs.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'
import type { Kysely } from 'kysely'
import { createAuditLog } from '../audit/audit-log.ts'
import { createDrafts } from '../drafts/drafts.ts'
import { createCardRecipients } from '../recognition/card-recipients.ts'
import type { Seal } from '../seal/seal.ts'
import type { CoreTables } from '../store/tables.ts'
import { keyAfterSending } from './idempotency-key.ts'
import { presetOfSending } from './preset-of-sending.ts'
import { createRecipientWords, saveRecipients } from './recipient-words.ts'
import { SENDING_TABLE, type SendingData, sendingSeal, toSignedByHand, toTypedForm } from './sending-data.ts'
import { CREATE_ORDER } from './step-names.ts'

/** Ends a sending: writes its row, its draft and the audit log in one transaction, so that a worker that has lost the lease changes none of them. */
export type FinishSending = {
  /** Ends the draft and records the purchase. */
  sent: (run: Run<SendingData>, last?: StepResult<SendingData>) => Promise<void>
  /** Ends the sending without a card. The draft gets a new key, and a new scan code if the old one may already be on an order. */
  stopped: (run: Run<SendingData>, data: Partial<SendingData>) => Promise<void>
  /** The sender cancels while the sending waits for a decision. Throws NotWaiting when it does not wait. */
  cancelled: (run: Run<SendingData>, reason: 'aborted' | 'edit-address') => Promise<void>
}

/** Creates the three ways to end a sending. `dataKey` is the key under which the words of a recipient can be searched without being stored. */
export function createFinishSending(
  database: Kysely<CoreTables>,
  { seal: closed, env, dataKey }: { seal: Seal; env: Pick<Env, 'clock' | 'ids' | 'random'>; dataKey: Uint8Array },
): FinishSending {
  const words = createRecipientWords(dataKey)
  const cardRecipients = createCardRecipients(dataKey, closed)
  const seal = sendingSeal(closed)
  const at = (transaction: Kysely<CoreTables>) => ({
    runs: createWorkflowRuns<SendingData>({ ...SENDING_TABLE, database: transaction }),
    drafts: createDrafts(transaction, closed, env),
    audit: createAuditLog(transaction, env.clock),
  })

  return {
    sent: async (run, last) => {
      const snapshot = seal.snapshot(run.data)
      const { userId, clientId, cardId, realNames = [] } = snapshot
      await database.transaction().execute(async (transaction) => {
        const { runs, drafts, audit } = at(transaction)
        await runs.done(run, last)
        await drafts.end(userId, cardId, run.data.key)
        await audit({ event: 'purchase', userId, clientId, orderNo: run.data.orderNo })
        const { orderNo, corrects } = run.data
        if (orderNo !== undefined) {
          const destination = seal.destination(run.data)
          await saveRecipients(transaction, {
            words: words.ofSending(run.id, orderNo, snapshot, destination),
            recipients: [cardRecipients.ofSending({ id: run.id, orderNo, sentAt: env.clock(), replaces: corrects }, snapshot, destination)],
            replaced: corrects === undefined ? [] : [corrects],
          })
        }
        if (run.data.corrects !== undefined) await audit({ event: 'withdraw', userId, clientId, orderNo: run.data.corrects })
        for (const field of realNames) await audit({ event: 'real_name', userId, clientId, orderNo: run.data.orderNo, code: field })
      })
    },

    stopped: async (run, data) => {
      const { userId, cardId } = seal.snapshot(run.data)
      const newScanCode = run.data.orderNo !== undefined || run.startedStep === CREATE_ORDER
      await database.transaction().execute(async (transaction) => {
        const { runs, drafts } = at(transaction)
        await runs.stop(run, data)
        await drafts.renewKey(userId, cardId, { key: run.data.key, newKey: keyAfterSending(run.id), newScanCode })
      })
    },

    cancelled: async ({ id, owner, data }, reason) => {
      const snapshot = seal.snapshot(data)
      const { userId, cardId, fields, realNames } = snapshot
      const form = toTypedForm(snapshot)
      await database.transaction().execute(async (transaction) => {
        const { runs, drafts } = at(transaction)
        await runs.decideToStop(id, owner, { stopped: { reason } })
        await drafts.renewKey(userId, cardId, { key: data.key, newKey: keyAfterSending(id) })
        // The sender goes back to the form, so restore the draft if it was discarded while the question waited.
        await drafts.restore(
          userId,
          cardId,
          { senderProfileId: fields.senderProfileId, form, realNames, ...toSignedByHand(snapshot), ...presetOfSending(snapshot) },
          keyAfterSending(id),
        )
      })
    },
  }
}
