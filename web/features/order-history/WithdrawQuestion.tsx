import { Confirm } from '../../ui/Confirm.tsx'
import { useHistoryWords } from './history-words.ts'
import { UnfinishedForm } from './UnfinishedForm.tsx'
import type { useWithdraw } from './use-withdraw.ts'

/** Asks before an order is withdrawn, and before a correction replaces an unfinished form. */
export function WithdrawQuestion({
  question,
  busy,
  go,
  leave,
  onOpen,
}: ReturnType<typeof useWithdraw> & { onOpen: (cardId: string) => void }) {
  const texts = useHistoryWords()
  if (!question) return null
  const { row, to } = question
  if (to === 'replace') {
    const text = texts.unfinishedCorrecting(row.recipient)
    return <UnfinishedForm text={text} onOpen={() => onOpen(row.prodId)} onReplace={() => void go()} onLeave={leave} />
  }
  return (
    <Confirm
      title={texts.withdrawTitle}
      text={[texts.withdrawText(row.recipient), ...(row.corrects === null ? [] : [texts.withdrawBoth(row.corrects)])].join(' ')}
      yes={texts.withdraw}
      no={texts.keepIt}
      busy={busy}
      failure={undefined}
      onYes={() => void go()}
      onNo={leave}
    />
  )
}
