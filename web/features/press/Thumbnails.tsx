import type { Batch } from '@fondly/contracts/bff/press.ts'
import { CardFront, CardObject } from '../../ui/CardObject.tsx'
import { usePressWords } from './press-words.ts'

/** Pixels per inch of the card. */
const INCH_PX = 8

/** Shows the fronts of a batch's cards, and the number of further designs. */
export function Thumbnails({ batch: { cards, distinctCards } }: { batch: Pick<Batch, 'cards' | 'distinctCards'> }) {
  const texts = usePressWords()
  const more = distinctCards - cards.length
  if (cards.length === 0) return undefined
  return (
    <div className="flex flex-wrap items-center gap-3">
      {cards.map((card) => (
        <CardObject key={card.id} card={card} inch={INCH_PX}>
          <CardFront card={card} inch={INCH_PX} alt={texts.thumbnail(card.name || card.id)} />
        </CardObject>
      ))}
      {more > 0 && (
        <span className="tabular text-ink-2">
          <span aria-hidden="true">+{more}</span>
          <span className="sr-only">{texts.moreCards(more)}</span>
        </span>
      )}
    </div>
  )
}
