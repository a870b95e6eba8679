import type { FinishSending } from '@fondly/core/sendings/finish-sending.ts'
import { keyAfterSending } from '@fondly/core/sendings/idempotency-key.ts'
import { ORPHAN_BASKET_TABLE, type OrphanBasket } from '@fondly/core/sendings/orphan-baskets.ts'
import type { SendingData, SendingSeal } from '@fondly/core/sendings/sending-data.ts'
import { CREATE_ORDER } from '@fondly/core/sendings/step-names.ts'
import { scanCode } from '@fondly/domain/scan-code.ts'
import { NotWaiting } from '@fondly/kit/workflow/workflow-runs.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'
import type { Chance } from './chance.ts'
import { memoryRuns } from './memory-runs.ts'
import { memoryBasketLock } from './memory-basket-lock.ts'

export type Draft = { key: string; scanCode: string }
export type MemoryProduct = ReturnType<typeof createMemoryProduct>

/** The product's tables that a sending uses, without a database: each statement and each transaction is atomic. */
export function createMemoryProduct({ now, chance, seal }: { now: () => number; chance: Chance; seal: SendingSeal }) {
  const table = memoryRuns<SendingData>({ schema: 'bff', table: 'sending', now })
  const late = memoryRuns<OrphanBasket>({ ...ORPHAN_BASKET_TABLE, now })
  const drafts = new Map<string, Draft>()
  const purchases: string[] = []

  // Renew only a draft that still has this key, because a newer draft is another card.
  function renewKey({ id, data, startedStep }: Run<SendingData>): void {
    const { cardId } = seal.snapshot(data)
    const draft = drafts.get(cardId)
    if (draft?.key !== data.key) return
    const isOrdered = data.orderNo !== undefined || startedStep === CREATE_ORDER
    drafts.set(cardId, { key: keyAfterSending(id), scanCode: isOrdered ? scanCode(chance.bytes) : draft.scanCode })
  }

  const finishSending: FinishSending = {
    sent: async (run) => {
      await table.runs.done(run)
      const { cardId } = seal.snapshot(run.data)
      if (drafts.get(cardId)?.key === run.data.key) drafts.delete(cardId)
      purchases.push(run.data.orderNo ?? '')
    },
    stopped: async (run, data) => {
      await table.runs.stop(run, data)
      renewKey(run)
    },
    cancelled: async (run, reason) => {
      await table.runs.decideToStop(run.id, run.owner, { stopped: { reason } })
      renewKey({ ...run, startedStep: null })
    },
  }

  /** Decides as core/sendings/sendings.ts does. */
  async function decide(id: string, decision: 'delete-baskets' | 'send-anyway' | 'edit-address' | 'abort' | 'go-on'): Promise<void> {
    const run = await table.runs.find(id)
    const openQuestion = run?.data.openQuestion
    if (!run || !openQuestion) throw new NotWaiting('This decision answers nothing.')
    if (decision === 'abort' || decision === 'go-on') return finishSending.cancelled(run, 'aborted')
    if (decision === 'edit-address') return finishSending.cancelled(run, 'edit-address')
    await table.runs.decide(id, run.owner, { decision })
    if (openQuestion.question === 'open-baskets' && openQuestion.own)
      await table.runs.signal(openQuestion.own, run.owner, { cancelled: true })
  }

  return {
    ...table,
    basketLock: memoryBasketLock(table.findRun, late.isLeased),
    late,
    hasOrphanBasket: async (owner: string): Promise<boolean> => late.all().some((row) => row.owner === owner && row.state === 'running'),
    finishSending,
    decide,
    purchases,
    draftOf: (cardId: string): Draft => {
      const draft = drafts.get(cardId) ?? { key: chance.uuid(), scanCode: scanCode(chance.bytes) }
      drafts.set(cardId, draft)
      return draft
    },
  }
}
