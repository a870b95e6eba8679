import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ordersQuery, withdrawalQuery, withdrawOrder } from '../../api/orders.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { timeLeft } from '../../ui/time-left.ts'
import { useNow } from '../../ui/use-now.ts'
import { useLanguage } from '../../words/words.tsx'
import { useSendingWords } from './sending-words.ts'

/**
 * Withdraws the card that was just sent, until its cut-off, and shows the time left. Undoing a correction does not restore the order that it
 * replaced, so the sender is asked first.
 */
export function Undo({ orderNo, corrects, onUndone }: { orderNo: string; corrects: string | null; onUndone: () => void }) {
  const { locale } = useLanguage()
  const texts = useSendingWords()
  const queries = useQueryClient()
  const now = useNow()
  const { data } = useQuery(withdrawalQuery(orderNo))
  const { busy, failure, run } = useAction()
  const left = data?.until ? timeLeft(data.until, now, locale) : undefined
  const [isAsking, setAsking] = useState(false)
  const undo = () =>
    void run(async () => {
      await withdrawOrder(orderNo)
      setAsking(false)
      onUndone()
      await queries.invalidateQueries({ queryKey: ordersQuery.queryKey })
    })
  return (
    // Its place is there before the button comes and after it goes, so that no button moves.
    <div className="flex min-h-12 items-center gap-x-4">
      {left && (
        <Button aria-disabled={busy} onClick={corrects === null ? undo : () => setAsking(true)}>
          {texts.undo}
        </Button>
      )}
      <div className="min-w-0 text-small">
        {left && <span className="block text-ink-2">{texts.undoFor(left)}</span>}
        <div role="alert" className="font-medium text-error">
          {!isAsking && failure}
        </div>
      </div>
      {isAsking && corrects !== null && (
        <Confirm
          title={texts.undoBothTitle}
          text={texts.undoBothText(corrects)}
          yes={texts.undoBoth}
          no={texts.keepIt}
          busy={busy}
          failure={failure}
          onYes={undo}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  )
}
