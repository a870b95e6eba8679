import type { DesignEntry } from '@fondly/contracts/bff/designs.ts'
import { useLanguage } from '../../../words/words.tsx'
import { useDesignsWords } from './designs-words.ts'

/** Shows whether senders see the design as a card, and since when. If they do not see it yet, shows what commerce must add. */
export function DesignStateLine({ entry: { cardId, design, isWaiting } }: { entry: DesignEntry }) {
  const texts = useDesignsWords()
  const { locale } = useLanguage()
  const { state, offeredAt } = design
  if (state !== 'offered') return state === 'withdrawn' ? texts.withdrawnHint : texts.states[state]
  const day = offeredAt && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(offeredAt))
  return (
    <>
      {day ? texts.offeredSince(day) : texts.states.offered} {isWaiting && texts.waitingHint(cardId)}
    </>
  )
}
