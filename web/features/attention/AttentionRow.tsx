import type { Attention } from '@fondly/contracts/bff/sendings.ts'
import { sendingOutcomes } from '@fondly/languages/english/sending-outcomes.ts'
import { readLocalText } from '@fondly/languages/fill-message.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { markSeen, sendOnceMore } from '../../api/attention.ts'
import { attentionQuery } from '../../api/needs-attention.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { writtenDay } from '../../ui/written-day.ts'
import { useSection, useLanguage } from '../../words/words.tsx'
import { ChooseDayButton } from './ChooseDayButton.tsx'
import { useAttentionWords } from './attention-words.ts'

const BUTTON = 'min-h-11 rounded-control font-semibold'

/**
 * One card that was not sent: its recipient, the reason, and the question that must be answered. If the form needs no change, a button sends the card
 * again.
 */
export function AttentionRow({
  sending,
  onWatch,
  onCard,
}: {
  sending: Attention['sendings'][number]
  onWatch: (cardId: string, sendingId: string) => void
  onCard: (cardId: string, sendingId: string) => void
}) {
  const { words, locale, tag } = useLanguage()
  const outcomes = useSection('sendingOutcomes', sendingOutcomes)
  const texts = useAttentionWords()
  const errorText = useErrorText()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown; of: 'dismissing' | 'sending' }>()
  const { id, cardId, cardName, recipient, mailDate, outcome, withdrawn, closedDay, maySendAgain } = sending

  const isDealtWith = () => queries.setQueryData(attentionQuery.queryKey, (known) => known && { sendings: without(known.sendings, id) })
  const deal = async (of: 'dismissing' | 'sending', work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      isDealtWith()
    } catch (error) {
      // The sender has answered in another window.
      if (error instanceof Refused && error.status === 404) isDealtWith()
      else setFailure({ error, of })
      void queries.invalidateQueries({ queryKey: attentionQuery.queryKey })
    } finally {
      setBusy(false)
    }
  }
  const fail = (error: unknown) => setFailure({ error, of: 'sending' })
  const sendAgain = () => deal('sending', async () => onWatch(cardId, await sendOnceMore(id)))
  const dismiss = () => deal('dismissing', () => markSeen(id))
  const sentence = ({ error, of }: NonNullable<typeof failure>) =>
    of === 'dismissing' && error instanceof Refused && !error.refusal ? texts.refused : errorText(error)
  const toClosedDayText = ({ day, by, isMoved, reason }: NonNullable<typeof closedDay>) =>
    (isMoved ? texts.moved : texts.dayClosed)(by, writtenDay(day, locale), reason ? readLocalText(reason, tag) : '')
  const answer = () => {
    isDealtWith()
    onWatch(cardId, id)
  }
  const openForm = () => {
    // An opened form counts as seen. If the server does not answer now, the next visit reports it.
    markSeen(id).then(isDealtWith, () => undefined)
    onCard(cardId, id)
  }

  return (
    <li className="border-t border-rule py-3 first:border-0">
      <p className="flex flex-wrap gap-x-2">
        <span className="font-semibold">{recipient}</span>
        <span className="text-ink-2">{cardName}</span>
      </p>
      <p className="text-small text-ink-2">{texts.mailDate(writtenDay(mailDate, locale))}</p>
      <p className="mt-1 wrap-anywhere">
        {withdrawn
          ? texts.withdrawnBy(withdrawn.by, withdrawn.reason)
          : closedDay
            ? toClosedDayText(closedDay)
            : outcome === null
              ? texts.waits
              : outcomes[outcome]}
      </p>
      <div role="alert" className="font-medium text-error">
        {failure && sentence(failure)}
      </div>
      <div className="flex items-center gap-6">
        {closedDay && !closedDay.isMoved ? (
          <ChooseDayButton recipient={recipient} orderNo={closedDay.orderNo} onFailure={fail} onCard={(card) => onCard(card, id)} />
        ) : withdrawn || closedDay ? null : outcome === null ? (
          <button type="button" aria-label={texts.answerFor(recipient)} onClick={answer} className={`${BUTTON} text-accent`}>
            {texts.answer}
          </button>
        ) : maySendAgain ? (
          <button
            type="button"
            aria-label={texts.sendAgainFor(recipient)}
            aria-disabled={busy}
            onClick={() => void sendAgain()}
            className={`${BUTTON} text-accent`}
          >
            {texts.sendAgain}
          </button>
        ) : (
          <button type="button" aria-label={texts.openFormFor(recipient)} onClick={openForm} className={`${BUTTON} text-accent`}>
            {texts.openForm}
          </button>
        )}
        {outcome !== null && (
          <button
            type="button"
            aria-label={texts.dismissFor(recipient)}
            title={words.dismiss}
            onClick={() => void dismiss()}
            className="-mr-3 ml-auto grid size-11 place-items-center rounded-control text-ink-2 hover:text-ink"
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </li>
  )
}

function without(sendings: unknown[], id: string): unknown[] {
  return sendings.filter((other) => !(typeof other === 'object' && other !== null && 'id' in other && other.id === id))
}
