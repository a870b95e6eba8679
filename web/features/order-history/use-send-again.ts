import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { sendAgain } from '../../api/orders.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { useHistoryWords } from './history-words.ts'

/** Makes a draft from a sent order and opens its form; asks first if an unfinished draft would be replaced. */
export function useSendAgain(onCard: (cardId: string) => void) {
  const errorText = useErrorText()
  const texts = useHistoryWords()
  const [busy, setBusy] = useState(false)
  const [unfinished, setUnfinished] = useState<HistoryRow>()
  const [failure, setFailure] = useState<{ id: string; error: unknown }>()

  const sentence = (error: unknown) => (error instanceof Refused && error.status === 404 ? texts.notOffered : errorText(error))
  const again = async (row: HistoryRow, { replaceDraft = false } = {}) => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      onCard(await sendAgain(row.id, { replaceDraft }))
    } catch (error) {
      const isInTheWay = error instanceof Refused && error.status === 409
      setUnfinished(isInTheWay ? row : undefined)
      if (!isInTheWay) setFailure({ id: row.id, error })
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    unfinished,
    again,
    leave: () => setUnfinished(undefined),
    failureOf: ({ id }: HistoryRow) => (failure?.id === id ? sentence(failure.error) : undefined),
  }
}
