import { useState } from 'react'
import { correctOrder } from '../../api/orders.ts'
import { useAttentionWords } from './attention-words.ts'

type ChooseDayButtonProps = {
  recipient: string
  orderNo: string
  onFailure: (error: unknown) => void
  /** Opens the form of the correction. The notice stays until the correction is sent. */
  onCard: (cardId: string) => void
}

/** Begins a correction of a card whose mail date was closed, so that its sender can choose another day. */
export function ChooseDayButton({ recipient, orderNo, onFailure, onCard }: ChooseDayButtonProps) {
  const texts = useAttentionWords()
  const [busy, setBusy] = useState(false)
  const chooseDay = async () => {
    if (busy) return
    setBusy(true)
    try {
      onCard(await correctOrder(orderNo, { replaceDraft: false }))
    } catch (error) {
      onFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      aria-label={texts.chooseDayFor(recipient)}
      aria-disabled={busy}
      onClick={() => void chooseDay()}
      className="min-h-11 rounded-control font-semibold text-accent"
    >
      {texts.chooseDay}
    </button>
  )
}
