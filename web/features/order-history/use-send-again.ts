import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { sendAgain } from '../../api/orders.ts'
import { useSpeech } from '../../words/words.tsx'
import { useHistoryWords } from './history-words.ts'

/** Makes a draft of what was sent and opens its form; where an unfinished one is in the way, it asks. */
export function useSendAgain(onCard: (cardId: string) => void) {
  const { words, said } = useSpeech()
  const own = useHistoryWords()
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState<HistoryRow>()
  const [failure, setFailure] = useState<{ id: string; sentence: string }>()

  const sentence = (error: unknown) => {
    if (!(error instanceof Refused)) return words.unreachable
    if (error.status === 404) return own.notOffered
    return error.refusal.message ? said(error.refusal.message) : words.unexpected
  }
  const again = async (row: HistoryRow, { replaceDraft = false } = {}) => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      onCard(await sendAgain(row.id, { replaceDraft }))
    } catch (error) {
      const isInTheWay = error instanceof Refused && error.status === 409
      setAsks(isInTheWay ? row : undefined)
      if (!isInTheWay) setFailure({ id: row.id, sentence: sentence(error) })
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    asks,
    again,
    leave: () => setAsks(undefined),
    failureOf: ({ id }: HistoryRow) => (failure?.id === id ? failure.sentence : undefined),
  }
}
