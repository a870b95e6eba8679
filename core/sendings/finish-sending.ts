import type { Env } from '@fondly/kit/env.ts'
import { durableRuns, type Learnt, type Run } from '@fondly/kit/durable/runs.ts'
import type { Kysely } from 'kysely'
import { auditTrail } from '../audit/audit-log.ts'
import { draftsIn } from '../drafts/drafts.ts'
import type { Seal } from '../seal/seal.ts'
import type { BffTables } from '../store/tables.ts'
import { nextKey } from './idempotency-key.ts'
import { presetOfSending } from './preset-of-sending.ts'
import { SENDING_TABLE, type SendingData, sendingSeal } from './sending-data.ts'
import { CREATE_ORDER } from './step-names.ts'

/** How a sending ends: its row, its draft and the audit trail in one transaction, so that whoever has lost the lease changes none of them. */
export type Endings = {
  /** The draft is over, and the purchase is on record. */
  sent: (run: Run<SendingData>, last?: Learnt<SendingData>) => Promise<void>
  /** No card: the draft's next Send is another one, and has another scan code if this one may already be on an order. */
  stopped: (run: Run<SendingData>, data: Partial<SendingData>) => Promise<void>
  /** The sender's own no, while the sending waits for it; NotWaiting when it does not. */
  calledOff: (run: Run<SendingData>, reason: 'aborted' | 'edit-address') => Promise<void>
}

export function endingsIn(database: Kysely<BffTables>, closed: Seal, env: Pick<Env, 'clock' | 'ids' | 'random'>): Endings {
  const seal = sendingSeal(closed)
  const at = (transaction: Kysely<BffTables>) => ({
    runs: durableRuns<SendingData>({ ...SENDING_TABLE, database: transaction }),
    drafts: draftsIn(transaction, closed, env),
    audit: auditTrail(transaction, env.clock),
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
        await drafts.renewKey(userId, cardId, { key: run.data.key, newKey: nextKey(run.id), newScanCode })
      })
    },

    calledOff: async ({ id, owner, data }, reason) => {
      const matter = seal.matter(data)
      const { userId, cardId, form, fields, realNames } = matter
      await database.transaction().execute(async (transaction) => {
        const { runs, drafts } = at(transaction)
        await runs.decideToStop(id, owner, { stopped: { reason } })
        await drafts.renewKey(userId, cardId, { key: data.key, newKey: nextKey(id) })
        // Its sender goes back to the form: it must be there, also where it was discarded while the question waited.
        await drafts.restore(
          userId,
          cardId,
          { senderProfileId: fields.senderProfileId, form, realNames, ...presetOfSending(matter) },
          nextKey(id),
        )
      })
    },
  }
}
