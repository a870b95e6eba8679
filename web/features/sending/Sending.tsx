import './sending.css'
import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { Confirmation as Confirmed, Decision, SendingNews } from '@fondly/contracts/bff/sendings.ts'
import type { Brand } from '@fondly/contracts/bff/session.ts'
import { useEffect, useState } from 'react'
import { decide, followSending } from '../../api/follow-sending.ts'
import { logFailure } from '../../log.ts'
import { Button } from '../../ui/Button.tsx'
import { useSpeech } from '../../words/words.tsx'
import { AddressProblem } from './AddressProblem.tsx'
import { Confirmation } from './Confirmation.tsx'
import { OpenBaskets } from './OpenBaskets.tsx'
import { Progress } from './Progress.tsx'
import { Question } from './Question.tsx'
import { useSendingWords } from './sending-words.ts'
import { useSentCard } from './use-sent-card.ts'
import { usePacedProgress } from './use-paced-progress.ts'

/** Milliseconds that the full bar is shown before the confirmation (section 4). */
const SUCCESS_SHOWN_MS = 500

/** Shows one sending from its first step to its end, and answers its questions. */
export function Sending({
  sendingId,
  card: cardOfForm,
  brand,
  isBegunHere,
  leaving,
  signingOut,
  onSent,
  onConfirming,
  onEditAddress,
  onSendAsNew,
  onLeave,
  onGoOn,
  onClose,
  onOk,
}: {
  sendingId: string
  /** The card of the form beneath; a sending from another window may be of another card. */
  card: Card
  brand: Brand
  isBegunHere: boolean
  /** True once the card of a single send was sent; the session then ends by itself. */
  leaving: boolean
  signingOut: boolean
  /** Called once, when the card was sent. */
  onSent: (confirmed: Confirmed) => void
  /** Tells whether the order is being confirmed, so that the sheet may be closed. */
  onConfirming: (confirming: boolean) => void
  onEditAddress: () => void
  /** Sends a correction that came too late as a new card. */
  onSendAsNew: () => void
  /** Returns to the form: the sending is over, and nothing was ordered. */
  onLeave: () => void
  /** Shows another sending of the same sender instead of this one. */
  onGoOn: (sendingId: string) => void
  /** Closes the sheet; the sending continues unwatched. */
  onClose: () => void
  onOk: (confirmed: Confirmed) => void
}) {
  const { words, said } = useSpeech()
  const [news, setNews] = usePacedProgress({ state: 'running', percent: 10, text: 'Personalizing card...' }, isBegunHere)
  const card = useSentCard(sendingId, { cardOfForm, isBegunHere })
  // After a reload the sending may be over: until its first progress arrives, no sheet may cover the form.
  const [isHeard, setHeard] = useState(isBegunHere)
  const [lost, setLost] = useState(false)
  const [isUnheard, setUnheard] = useState(false)
  const [confirmed, setConfirmed] = useState<Confirmed>()
  const [seesItGo, setSeesItGo] = useState(false)

  useEffect(() => {
    const receive = (item: SendingNews) => {
      setHeard(true)
      // A sending that waits for the basket lock has no text yet, so the bar stays at its beginning.
      if (item.state !== 'running' || item.text !== '') setNews(item)
      if (item.state !== 'sent') setSeesItGo(true)
    }
    return followSending(sendingId, { onProgress: receive, onLost: setLost, onGone: onLeave })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [sendingId])
  useEffect(() => {
    // The sender made these decisions, here or in another window, so no sheet is needed.
    if (news.state === 'stopped' && news.reason === 'edit-address') onEditAddress()
    if (news.state === 'stopped' && news.reason === 'aborted') onLeave()
    // Section 8, 'Order failure': it is logged, and the bar returns to its beginning for the next sending.
    if (news.state === 'stopped' && news.reason === 'failed') logFailure('The order failed.', { sendingId })
    if (news.state !== 'sent') return
    // After a reload over the confirmation, `onSent` has already been called.
    if (seesItGo || isBegunHere) onSent(news.confirmation)
    const waiting = setTimeout(() => setConfirmed(news.confirmation), SUCCESS_SHOWN_MS)
    return () => clearTimeout(waiting)
    // Called once for each change of the progress, not when the listeners change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [news])

  const isConfirming = news.state === 'confirming'
  useEffect(() => {
    onConfirming(isConfirming)
    // Called only when it changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isConfirming])

  const answer = async (decision: Decision['decision'], then?: () => void) => {
    setUnheard(false)
    try {
      await decide(sendingId, decision)
      then?.()
    } catch {
      setUnheard(true)
    }
  }

  const failure = isUnheard ? words.unreachable : undefined
  if (confirmed)
    return <Confirmation confirmed={confirmed} card={card} leaving={leaving} signingOut={signingOut} onOk={() => onOk(confirmed)} />
  if (!isHeard && !lost) return null
  switch (news.state) {
    case 'running':
    case 'confirming':
    case 'sent': {
      const isLost = lost && news.state !== 'sent'
      return (
        <Progress
          card={card}
          brand={brand}
          percent={news.percent}
          text={said(news.text)}
          lost={isLost}
          onClose={isConfirming ? onClose : undefined}
        />
      )
    }
    case 'open-baskets': {
      const { own } = news
      return (
        <OpenBaskets
          text={said(news.text)}
          failure={failure}
          onYes={() => answer('delete-baskets')}
          onNo={() => answer('abort', onLeave)}
          onGoOn={own === null ? undefined : () => answer('go-on', () => onGoOn(own))}
        />
      )
    }
    case 'address':
      return (
        <AddressProblem
          question={news.question}
          failure={failure}
          onEdit={() => answer('edit-address', onEditAddress)}
          onSend={() => answer('send-anyway')}
        />
      )
    case 'stopped': {
      if (news.reason === 'aborted' || news.reason === 'edit-address') return null
      const isUncorrectable = news.reason === 'too-late' || news.reason === 'original-withdrawn'
      return <Stopped message={said(news.message)} onSendAsNew={isUncorrectable ? onSendAsNew : undefined} onBack={onLeave} />
    }
  }
}

/** Tells that the sending ended without an order; the form beneath is unchanged. A correction that came too late may be sent as a new card. */
export function Stopped({ message, onSendAsNew, onBack }: { message: string; onSendAsNew?: (() => void) | undefined; onBack: () => void }) {
  const own = useSendingWords()
  return (
    <Question
      title={own.stoppedTitle}
      text={message}
      onEscape={onBack}
      actions={
        <>
          {onSendAsNew && (
            <Button looks="primary" onClick={onSendAsNew}>
              {own.sendAsNew}
            </Button>
          )}
          <Button looks={onSendAsNew ? 'outline' : 'primary'} onClick={onBack} data-autofocus>
            {own.back}
          </Button>
        </>
      }
    />
  )
}
