import { Button } from '../../../ui/Button.tsx'
import { useDesignsWords } from './designs-words.ts'
import type { DesignFormState } from './use-design.ts'

/** Offers a saved design to the client's senders, or ends the offer. If it cannot be offered, shows what is missing. */
export function DesignOffer({ state }: { state: DesignFormState }) {
  const texts = useDesignsWords()
  const { entry, isDirty, offerProblems, isReading, busy } = state
  if (entry?.design.state === 'offered')
    return (
      <Button aria-disabled={busy} onClick={() => !busy && void state.move('withdraw')}>
        {texts.withdraw}
      </Button>
    )
  const reasons = isDirty ? [texts.saveFirst] : offerProblems.map((problem) => texts.offerProblems[problem])
  return (
    <>
      <Button
        looks={isDirty ? 'outline' : 'primary'}
        disabled={reasons.length > 0}
        aria-disabled={busy || isReading}
        aria-describedby="offer-reasons"
        onClick={() => !busy && void state.move('offer')}
      >
        {entry?.design.state === 'withdrawn' ? texts.offerAgain : texts.offer}
      </Button>
      <span id="offer-reasons" className="order-last basis-full text-small text-ink-2">
        {reasons.join(' ')}
      </span>
    </>
  )
}
