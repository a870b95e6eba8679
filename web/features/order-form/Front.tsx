import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import { CardFront, CardObject } from '../../ui/CardObject.tsx'
import { usePictureWords } from '../../words/picture-words.ts'

/** Shows the front of the closed card. */
export function Front({ card, inch }: { card: Card; inch: number }) {
  const pictures = usePictureWords()
  return (
    <CardObject card={card} inch={inch}>
      <CardFront card={card} inch={inch} eager alt={pictures.front} />
    </CardObject>
  )
}
