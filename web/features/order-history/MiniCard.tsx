import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import { CardFront } from '../../ui/CardObject.tsx'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'

const INCH_PX = 6.4
const UNKNOWN = { size: '70', orientation: 'V' } as const

/** A small card in a table row. Blank if the card is no longer in the catalogue. */
export function MiniCard({ card }: { card: Card | undefined }) {
  const { width, height } = cardInches(card ?? UNKNOWN)
  return (
    <span className="grid w-14 shrink-0 place-items-center">
      <span
        className="block bg-[var(--card-paper)] shadow-[var(--sh-1)] [&>img]:block [&>img]:size-full"
        style={{ width: width * INCH_PX, height: height * INCH_PX }}
      >
        {card && <CardFront card={card} inch={INCH_PX} />}
      </span>
    </span>
  )
}
