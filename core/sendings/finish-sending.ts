import type { Env } from '@fondly/kit/env.ts'
import { createWorkflowRuns, type WorkflowRuns } from '@fondly/kit/workflow/workflow-runs.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'
import { sql, type Kysely } from 'kysely'
import { type AuditEvent, auditStatement } from '../audit/audit-log.ts'
import { createDrafts } from '../drafts/drafts.ts'
import { createCardRecipients } from '../recognition/card-recipients.ts'
import type { Seal } from '../seal/seal.ts'
import type { CoreTables } from '../store/tables.ts'
import { forgetRecipients } from '../users/recipients.ts'
import { keyAfterSending } from './idempotency-key.ts'
import { presetOfSending } from './preset-of-sending.ts'
import { createRecipientWords, recipientStatements } from './recipient-words.ts'
import { SENDING_TABLE, type SendingData, sendingSeal, toSignedByHand, toTypedForm } from './sending-data.ts'
import { CREATE_ORDER } from './step-names.ts'

/**
 * Ends a sending. Each function writes the sending's row, its draft and the audit log in one statement or transaction. So a worker that has lost the
 * lease changes none of them.
 */
export type FinishSending = {
  /** Ends the draft and records the purchase. */
  sent: (run: Run<SendingData>) => Promise<void>
  /** Ends the sending without a card. The draft gets a new key, and a new scan code if the old one may already be on an order. */
  stopped: (run: Run<SendingData>, data: Partial<SendingData>) => Promise<void>
  /** Cancels a sending that waits for a decision. Throws NotWaiting when it does not wait. */
  cancelled: (run: Run<SendingData>, reason: 'aborted' | 'edit-address') => Promise<void>
}

/**
 * Creates the three ways to end a sending. `dataKey` is the key for the hashes of recipients, by which a recipient can be searched without storing
 * the words.
 */
export function createFinishSending(
  database: Kysely<CoreTables>,
  {
    runs,
    seal: closed,
    env,
    dataKey,
  }: {
    runs: Pick<WorkflowRuns<SendingData>, 'done'>
    seal: Seal
    env: Pick<Env, 'clock' | 'ids' | 'random'>
    dataKey: Uint8Array
  },
): FinishSending {
  const words = createRecipientWords(dataKey)
  const cardRecipients = createCardRecipients(dataKey, closed)
  const seal = sendingSeal(closed)
  const at = (transaction: Kysely<CoreTables>) => ({
    runs: createWorkflowRuns<SendingData>({ ...SENDING_TABLE, database: transaction }),
    drafts: createDrafts(transaction, closed, env),
  })

  return {
    sent: async (run) => {
      const snapshot = seal.snapshot(run.data)
      const { userId, clientId, cardId, realNames = [] } = snapshot
      const { key, orderNo, corrects, movedFrom } = run.data
      const now = env.clock()
      const holdsLease = sql`exists (select from written)`
      const events: AuditEvent[] = [
        { event: 'purchase', userId, clientId, orderNo },
        ...(corrects === undefined ? [] : [{ event: 'withdraw' as const, userId, clientId, orderNo: corrects }]),
        ...realNames.map((code) => ({ event: 'real_name' as const, userId, clientId, orderNo, code })),
      ]
      const destination = seal.destination(run.data)
      await runs.done(run, undefined, [
        sql`delete from bff.draft where user_id = ${userId} and card_id = ${cardId} and key = ${key} and ${holdsLease}`,
        auditStatement(events, now, holdsLease),
        ...(orderNo === undefined
          ? []
          : recipientStatements(
              {
                words: words.ofSending(run.id, orderNo, snapshot, destination),
                recipients: [cardRecipients.ofSending({ id: run.id, orderNo, sentAt: now, replaces: corrects }, snapshot, destination)],
                replaced: corrects === undefined ? [] : [corrects],
              },
              holdsLease,
            )),
        // A card that an administrator moved was not sent from a form, so keep the user's known recipients.
        ...(movedFrom ? [] : [forgetRecipients(userId, holdsLease)]),
      ])
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
        // The sender goes back to the form. Restore the draft if somebody discarded it while the question waited.
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
