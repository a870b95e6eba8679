import './sending.css'
import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { Confirmation as Confirmed, Decision } from '@fondly/contracts/bff/sendings.ts'
import type { Brand } from '@fondly/contracts/bff/session.ts'
import { sendingOutcomes } from '@fondly/languages/english/sending-outcomes.ts'
import { useState } from 'react'
import { decide } from '../../api/follow-sending.ts'
import { useSection, useWords } from '../../words/words.tsx'
import { AddressProblem } from './AddressProblem.tsx'
import { Confirmation } from './Confirmation.tsx'
import { OpenBaskets } from './OpenBaskets.tsx'
import { Progress } from './Progress.tsx'
import { progressText } from './progress-text.ts'
import { useSendingWords } from './sending-words.ts'
import { Stopped } from './Stopped.tsx'
import { useSentCard } from './use-sent-card.ts'
import { useWatchedSending } from './use-watched-sending.ts'
import type { SendingListener } from './watch-sending.ts'

export type SendingProps = Omit<SendingListener, 'onView'> & {
  sendingId: string
  /** The card of the form below the sheet. A sending from another window may have another card. */
  card: Card
  brand: Brand
  isBegunHere: boolean
  /** True after the card of a single send was sent, when the user will be signed out. */
  leaving: boolean
  signingOut: boolean
  /** Sends a correction that came too late as a new card. */
  onSendAsNew: () => void
  /** Shows another sending of the same sender instead of this one. */
  onGoOn: (sendingId: string) => void
  /** Closes the sheet. The sending continues on the server. */
  onClose: () => void
  onOk: (confirmed: Confirmed) => void
  /** Opens the form of the same card for the next person. Undefined if this is not possible. */
  onAnother: (() => void) | undefined
}

/** Shows one sending from its first step to its end, and answers its questions. */
export function Sending({ sendingId, card: cardOfForm, brand, isBegunHere, leaving, signingOut, ...on }: SendingProps) {
  const words = useWords()
  const sheetWords = useSendingWords()
  const outcomes = useSection('sendingOutcomes', sendingOutcomes)
  const { progress, isHeard, isLost, isConfirmed } = useWatchedSending(sendingId, isBegunHere, on)
  const card = useSentCard(sendingId, { cardOfForm, isBegunHere })
  const [isUnheard, setUnheard] = useState(false)

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
  if (isConfirmed && progress.state === 'sent') {
    const { confirmation } = progress
    return (
      <Confirmation
        confirmed={confirmation}
        card={card}
        leaving={leaving}
        signingOut={signingOut}
        onOk={() => on.onOk(confirmation)}
        onAnother={on.onAnother}
      />
    )
  }
  if (!isHeard && !isLost) return null
  switch (progress.state) {
    case 'running':
    case 'confirming':
    case 'sent':
      return (
        <Progress
          card={card}
          brand={brand}
          percent={progress.percent}
          text={progressText(progress, sheetWords)}
          lost={isLost && progress.state !== 'sent'}
          onClose={progress.state === 'confirming' ? on.onClose : undefined}
        />
      )
    case 'open-baskets': {
      const { own } = progress
      return (
        <OpenBaskets
          text={sheetWords.openBasketsQuestion}
          failure={failure}
          onYes={() => answer('delete-baskets')}
          onNo={() => answer('abort', on.onLeave)}
          onGoOn={own === null ? undefined : () => answer('go-on', () => on.onGoOn(own))}
        />
      )
    }
    case 'address':
      return (
        <AddressProblem
          question={progress.question}
          failure={failure}
          onEdit={() => answer('edit-address', () => on.onEditAddress(progress.question.problem))}
          onSend={() => answer('send-anyway')}
        />
      )
    case 'stopped': {
      if (progress.reason === 'aborted' || progress.reason === 'edit-address') return null
      const isUncorrectable = progress.reason === 'too-late' || progress.reason === 'original-withdrawn'
      return <Stopped message={outcomes[progress.reason]} onSendAsNew={isUncorrectable ? on.onSendAsNew : undefined} onBack={on.onLeave} />
    }
  }
}
