import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import { CardFront, CardObject } from '../../ui/CardObject.tsx'
import { useWords } from '../../words/words.tsx'

/** The closed card. */
export function Front({ card, inch }: { card: Card; inch: number }) {
  const words = useWords()
  return (
    <CardObject card={card} inch={inch}>
      <CardFront card={card} inch={inch} eager alt={words.preview.front} />
    </CardObject>
  )
}
