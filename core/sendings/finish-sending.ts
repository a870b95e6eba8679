import type { Env } from '@fondly/kit/env.ts'
import { createWorkflowRuns, type StepResult, type Run } from '@fondly/kit/workflow/workflow-runs.ts'
import type { Kysely } from 'kysely'
import { createAuditLog } from '../audit/audit-log.ts'
import { createDrafts } from '../drafts/drafts.ts'
import type { Seal } from '../seal/seal.ts'
import type { CoreTables } from '../store/tables.ts'
import { keyAfterSending } from './idempotency-key.ts'
import { presetOfSending } from './preset-of-sending.ts'
import { SENDING_TABLE, type SendingData, sendingSeal } from './sending-data.ts'
import { CREATE_ORDER } from './step-names.ts'

/** How a sending ends: its row, its draft and the audit trail in one transaction, so that whoever has lost the lease changes none of them. */
export type FinishSending = {
  /** The draft is over, and the purchase is on record. */
  sent: (run: Run<SendingData>, last?: StepResult<SendingData>) => Promise<void>
  /** No card: the draft's next Send is another one, and has another scan code if this one may already be on an order. */
  stopped: (run: Run<SendingData>, data: Partial<SendingData>) => Promise<void>
  /** The sender's own no, while the sending waits for it; NotWaiting when it does not. */
  calledOff: (run: Run<SendingData>, reason: 'aborted' | 'edit-address') => Promise<void>
}

export function createFinishSending(database: Kysely<CoreTables>, closed: Seal, env: Pick<Env, 'clock' | 'ids' | 'random'>): FinishSending {
  const seal = sendingSeal(closed)
  const at = (transaction: Kysely<CoreTables>) => ({
    runs: createWorkflowRuns<SendingData>({ ...SENDING_TABLE, database: transaction }),
    drafts: createDrafts(transaction, closed, env),
    audit: createAuditLog(transaction, env.clock),
  })

  return {
    sent: async (run, last) => {
      const { userId, clientId, cardId, realNames = [] } = seal.matter(run.data)
      await database.transaction().execute(async (transaction) => {
        const { runs, drafts, audit } = at(transaction)
        await runs.done(run, last)
        await drafts.end(userId, cardId, run.data.key)
        await audit({ event: 'purchase', userId, clientId, orderNo: run.data.orderNo })
        if (run.data.corrects !== undefined) await audit({ event: 'withdraw', userId, clientId, orderNo: run.data.corrects })
        for (const field of realNames) await audit({ event: 'real_name', userId, clientId, orderNo: run.data.orderNo, code: field })
      })
    },

    stopped: async (run, data) => {
      const { userId, cardId } = seal.matter(run.data)
      const newScanCode = run.data.orderNo !== undefined || run.mark === CREATE_ORDER
      await database.transaction().execute(async (transaction) => {
        const { runs, drafts } = at(transaction)
        await runs.stop(run, data)
        await drafts.renewKey(userId, cardId, { key: run.data.key, newKey: keyAfterSending(run.id), newScanCode })
      })
    },

    calledOff: async ({ id, owner, data }, reason) => {
      const matter = seal.matter(data)
      const { userId, cardId, form, fields, realNames } = matter
      await database.transaction().execute(async (transaction) => {
        const { runs, drafts } = at(transaction)
        await runs.decideToStop(id, owner, { stopped: { reason } })
        await drafts.renewKey(userId, cardId, { key: data.key, newKey: keyAfterSending(id) })
        // Its sender goes back to the form: it must be there, also where it was discarded while the question waited.
        await drafts.restore(
          userId,
          cardId,
          { senderProfileId: fields.senderProfileId, form, realNames, ...presetOfSending(matter) },
          keyAfterSending(id),
        )
      })
    },
  }
}
