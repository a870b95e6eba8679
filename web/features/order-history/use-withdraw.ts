import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { correctOrder, ordersQuery, withdrawOrder } from '../../api/orders.ts'
import { useWhy } from '../../api/use-why.ts'

type Asked = { row: HistoryRow; to: 'withdraw' | 'correct' | 'replace' }

/**
 * Withdraws an order, or corrects it, after asking. Whether it was in time is known once it was tried: where it was not, the sentence stands
 * with the order. An unfinished form that is in the way of a correction is asked about (`replace`).
 */
export function useWithdraw(onCard: (cardId: string) => void) {
  const why = useWhy()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const [failure, setFailure] = useState<{ id: string; error: unknown }>()

  const isCorrectableStill = async (row: HistoryRow) => {
    await queries.invalidateQueries({ queryKey: ordersQuery.queryKey })
    const now = queries.getQueryData(ordersQuery.queryKey)?.orders.find(({ id }) => id === row.id)
    return now !== undefined && (now.withdrawableUntil !== null || now.isCorrectionUnsent)
  }
  const go = async ({ row, to }: Asked) => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      if (to === 'withdraw') {
        await withdrawOrder(row.orderNo)
        await queries.invalidateQueries({ queryKey: ordersQuery.queryKey })
        setAsked(undefined)
      } else {
        const cardId = await correctOrder(row.orderNo, { replaceDraft: to === 'replace' })
        void queries.invalidateQueries({ queryKey: ordersQuery.queryKey })
        onCard(cardId)
      }
    } catch (error) {
      const isConflict = error instanceof Refused && error.status === 409
      if (isConflict && (await isCorrectableStill(row)) && to === 'correct') return setAsked({ row, to: 'replace' })
      setAsked(undefined)
      setFailure({ id: row.id, error })
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    asked,
    ask: (row: HistoryRow, to: 'withdraw' | 'correct') => setAsked({ row, to }),
    go: () => asked && go(asked),
    /** A correction that was begun and not sent needs no question. */
    goOn: (row: HistoryRow) => go({ row, to: 'correct' }),
    leave: () => setAsked(undefined),
    failureOf: ({ id }: HistoryRow) => (failure?.id === id ? why(failure.error) : undefined),
  }
}
