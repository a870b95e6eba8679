import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { Button } from '../../ui/Button.tsx'
import { timeLeft, writtenMomentInZone } from '../../ui/time-left.ts'
import { useNow } from '../../ui/use-now.ts'
import { useLanguage } from '../../words/words.tsx'
import { useHistoryWords } from './history-words.ts'

/** Shows the actions for an order and their deadline. They stick to the lower edge while the details scroll, so that nobody misses a deadline. */
export function OrderActions({
  row,
  zone,
  busy,
  failure,
  bottom,
  onAgain,
  onWatch,
  onCorrect,
  onWithdraw,
}: {
  row: HistoryRow
  /** The time zone of the post, which decides when the batch is cut. */
  zone: string
  busy: boolean
  failure: string | undefined
  /** Height in pixels of other parts that stick to the lower edge. */
  bottom: number
  onAgain: () => void
  /** Undefined if the sending can no longer be watched. */
  onWatch: (() => void) | undefined
  onCorrect: () => void
  onWithdraw: () => void
}) {
  const { locale } = useLanguage()
  const texts = useHistoryWords()
  const now = useNow()
  const left = row.withdrawableUntil ? timeLeft(row.withdrawableUntil, now, locale) : undefined
  const needsAnswer = row.status === 'needs-answer'
  const sentence = () => {
    if (needsAnswer) return texts.waitsForAnswer
    if (row.withdrawn) return texts.wasWithdrawn
    if (row.isBeingCorrected) return texts.beingCorrected
    if (row.withdrawableUntil && left) return texts.canWithdraw(writtenMomentInZone(row.withdrawableUntil, now, locale, zone), left)
    return row.status === 'ordered' ? texts.isPrinting : ''
  }
  return (
    <fieldset
      aria-label={texts.actions}
      style={{ bottom }}
      className="prints-not sticky z-5 min-w-0 border-t border-rule bg-sheet px-6 py-3"
    >
      <output className="block text-small text-ink-2">{sentence()}</output>
      <div role="alert" className="text-small font-medium text-error">
        {failure}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-3 gap-y-2">
        {left && !row.isBeingCorrected && (
          <Button looks="primary" aria-disabled={busy} onClick={onCorrect} className={ACTION}>
            {texts.correct}
          </Button>
        )}
        {left && (
          <Button aria-disabled={busy} onClick={onWithdraw} className={ACTION}>
            {texts.withdraw}
          </Button>
        )}
        {onWatch ? (
          <Button looks={needsAnswer ? 'primary' : 'outline'} onClick={onWatch} className={ACTION}>
            {needsAnswer ? texts.answer : texts.watch}
          </Button>
        ) : (
          <Button aria-disabled={busy} onClick={onAgain} className={ACTION}>
            {texts.sendAgain}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

const ACTION = 'grow px-3 whitespace-nowrap'
