import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import { CardObject } from '../../ui/CardObject.tsx'
import { useWords } from '../../words/words.tsx'
import { CardGrid } from './CardGrid.tsx'

const COMING: Pick<Card, 'id' | 'size' | 'orientation'>[] = Array.from({ length: 10 }, (_, index) => ({
  id: String(index),
  size: '70',
  orientation: 'V',
}))

/** Blank cards, shown while the cards are loading. */
export function SkeletonGrid() {
  const words = useWords()
  return (
    <div aria-busy="true">
      <CardGrid cards={COMING} label={words.loading}>
        {(card) => (
          <div aria-hidden="true">
            <CardObject card={card} className="card-waiting" />
            <div className="mt-4 h-17" />
          </div>
        )}
      </CardGrid>
    </div>
  )
}
