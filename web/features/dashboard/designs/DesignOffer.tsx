import { Button } from '../../../ui/Button.tsx'
import { useDesignsWords } from './designs-words.ts'
import type { DesignFormState } from './use-design.ts'

/** Offers a saved design to the client's senders, or ends the offer. If it cannot be offered, shows what is missing. */
export function DesignOffer({ state }: { state: DesignFormState }) {
  const own = useDesignsWords()
  const { entry, isDirty, offerProblems, isReading, busy } = state
  if (entry?.design.state === 'offered')
    return (
      <Button aria-disabled={busy} onClick={() => !busy && void state.move('withdraw')}>
        {own.withdraw}
      </Button>
    )
  const reasons = isDirty ? [own.saveFirst] : offerProblems.map((problem) => own.offerProblems[problem])
  return (
    <>
      <Button
        looks={isDirty ? 'outline' : 'primary'}
        disabled={reasons.length > 0}
        aria-disabled={busy || isReading}
        aria-describedby="offer-reasons"
        onClick={() => !busy && void state.move('offer')}
      >
        {entry?.design.state === 'withdrawn' ? own.offerAgain : own.offer}
      </Button>
      <span id="offer-reasons" className="order-last basis-full text-small text-ink-2">
        {reasons.join(' ')}
      </span>
    </>
  )
}
