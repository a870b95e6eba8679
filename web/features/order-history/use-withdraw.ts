import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { correctOrder, ordersQuery, withdrawOrder } from '../../api/orders.ts'
import { useWhy } from '../../api/use-why.ts'
import type { OpenCard } from './OrderHistory.tsx'

type WithdrawQuestion = { row: HistoryRow; to: 'withdraw' | 'replace' }

/**
 * Withdraws an order after asking, or opens the form that corrects it; a correction changes nothing until it is sent. Only the attempt shows whether
 * it was in time: a refusal is shown at the order. Asks before a correction replaces an unfinished form (`replace`).
 */
export function useWithdraw(onCard: OpenCard) {
  const why = useWhy()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<WithdrawQuestion>()
  const [failure, setFailure] = useState<{ id: string; error: unknown }>()

  const canStillBeCorrected = async (row: HistoryRow) => {
    await queries.invalidateQueries({ queryKey: ordersQuery.queryKey })
    const now = queries.getQueryData(ordersQuery.queryKey)?.orders.find(({ id }) => id === row.id)
    return now !== undefined && now.withdrawableUntil !== null && !now.isBeingCorrected
  }
  const run = async (row: HistoryRow, work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      // The order has changed since it was shown.
      if (error instanceof Refused) await queries.invalidateQueries({ queryKey: ordersQuery.queryKey })
      setAsked(undefined)
      setFailure({ id: row.id, error })
    } finally {
      setBusy(false)
    }
  }
  const withdraw = (row: HistoryRow) =>
    run(row, async () => {
      await withdrawOrder(row.orderNo)
      await queries.invalidateQueries({ queryKey: ordersQuery.queryKey })
      setAsked(undefined)
    })
  const correct = (row: HistoryRow, { replaceDraft }: { replaceDraft: boolean }) =>
    run(row, async () => {
      try {
        onCard(await correctOrder(row.orderNo, { replaceDraft }), undefined, undefined, row.orderNo)
      } catch (error) {
        const isConflict = error instanceof Refused && error.status === 409
        if (replaceDraft || !isConflict || !(await canStillBeCorrected(row))) throw error
        setAsked({ row, to: 'replace' })
      }
    })
  return {
    busy,
    asked,
    askToWithdraw: (row: HistoryRow) => setAsked({ row, to: 'withdraw' }),
    correct: (row: HistoryRow) => correct(row, { replaceDraft: false }),
    go: () => asked && (asked.to === 'withdraw' ? withdraw(asked.row) : correct(asked.row, { replaceDraft: true })),
    leave: () => setAsked(undefined),
    failureOf: ({ id }: HistoryRow) => (failure?.id === id ? why(failure.error) : undefined),
  }
}
