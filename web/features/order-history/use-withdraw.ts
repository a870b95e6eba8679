import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { correctOrder, ordersQuery, withdrawOrder } from '../../api/orders.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import type { OpenCard } from './order-history-props.ts'

type WithdrawQuestion = { row: HistoryRow; to: 'withdraw' | 'replace' }

/**
 * Withdraws an order after a question, or opens the form that corrects it. A correction changes nothing until it is sent. Only the server knows
 * whether a withdrawal is in time, so a refusal is shown at the order. Asks before a correction replaces an unfinished form (`replace`).
 */
export function useWithdraw(onCard: OpenCard) {
  const errorText = useErrorText()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [question, setQuestion] = useState<WithdrawQuestion>()
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
      // The order may have changed since it was shown.
      if (error instanceof Refused) await queries.invalidateQueries({ queryKey: ordersQuery.queryKey })
      setQuestion(undefined)
      setFailure({ id: row.id, error })
    } finally {
      setBusy(false)
    }
  }
  const withdraw = (row: HistoryRow) =>
    run(row, async () => {
      await withdrawOrder(row.orderNo)
      await queries.invalidateQueries({ queryKey: ordersQuery.queryKey })
      setQuestion(undefined)
    })
  const correct = (row: HistoryRow, { replaceDraft }: { replaceDraft: boolean }) =>
    run(row, async () => {
      try {
        onCard(await correctOrder(row.orderNo, { replaceDraft }), undefined, undefined, row.orderNo)
      } catch (error) {
        const isConflict = error instanceof Refused && error.status === 409
        if (replaceDraft || !isConflict || !(await canStillBeCorrected(row))) throw error
        setQuestion({ row, to: 'replace' })
      }
    })
  return {
    busy,
    question,
    askToWithdraw: (row: HistoryRow) => setQuestion({ row, to: 'withdraw' }),
    correct: (row: HistoryRow) => correct(row, { replaceDraft: false }),
    go: () => question && (question.to === 'withdraw' ? withdraw(question.row) : correct(question.row, { replaceDraft: true })),
    leave: () => setQuestion(undefined),
    failureOf: ({ id }: HistoryRow) => (failure?.id === id ? errorText(failure.error) : undefined),
  }
}
