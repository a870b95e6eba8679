import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { timeLeft, writtenMoment } from '../../ui/time-left.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/words.tsx'
import { useHistoryWords } from './history-words.ts'
import { UnfinishedForm } from './UnfinishedForm.tsx'
import type { useWithdraw } from './use-withdraw.ts'

/**
 * Until an order is cut: how long that is still, and the two ways of stopping it. Afterwards that it is too late; once it was withdrawn, that it was, and
 * the way on where it was to be corrected.
 */
export function Withdrawing({
  row,
  busy,
  onAsk,
  onGoOn,
}: {
  row: HistoryRow
  busy: boolean
  onAsk: (row: HistoryRow, to: 'withdraw' | 'correct') => void
  onGoOn: (row: HistoryRow) => void
}) {
  const { locale } = useWords()
  const own = useHistoryWords()
  const now = useNow()
  const left = row.withdrawableUntil && timeLeft(row.withdrawableUntil, now, locale)
  const standing = () => {
    if (row.isCorrectionUnsent) return own.correctionUnsent
    if (row.withdrawn) return own.wasWithdrawn
    if (row.withdrawableUntil && left) return own.canWithdraw(writtenMoment(row.withdrawableUntil, now, locale), left)
    return row.status === 'ordered' ? own.isPrinting : ''
  }
  return (
    <>
      <output className="mt-3 block text-small text-ink-2">{standing()}</output>
      {row.isCorrectionUnsent && (
        <div className="mt-2 grid">
          <Button looks="primary" aria-disabled={busy} onClick={() => onGoOn(row)}>
            {own.goOnCorrecting}
          </Button>
        </div>
      )}
      {left && (
        <div className="mt-2 grid grid-cols-2 gap-4">
          <Button onClick={() => onAsk(row, 'correct')}>{own.correct}</Button>
          <Button onClick={() => onAsk(row, 'withdraw')}>{own.withdraw}</Button>
        </div>
      )}
    </>
  )
}

/** The question before either. */
export function WithdrawQuestion({
  asked,
  busy,
  go,
  leave,
  onOpen,
}: ReturnType<typeof useWithdraw> & { onOpen: (cardId: string) => void }) {
  const own = useHistoryWords()
  if (!asked) return null
  const { row, to } = asked
  const answers = { busy, failure: undefined, no: own.keepIt, onYes: () => void go(), onNo: leave }
  switch (to) {
    case 'withdraw':
      return <Confirm title={own.withdrawTitle} text={own.withdrawText(row.recipient)} yes={own.withdraw} {...answers} />
    case 'correct':
      return <Confirm title={own.correctTitle} text={own.correctText} yes={own.correctYes} {...answers} />
    case 'replace':
      return (
        <UnfinishedForm
          text={own.unfinishedCorrecting(row.recipient)}
          onOpen={() => onOpen(row.prodId)}
          onReplace={() => void go()}
          onLeave={leave}
        />
      )
  }
}
