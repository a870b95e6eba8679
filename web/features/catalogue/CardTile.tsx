import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import { CardFront, CardObject } from '../../ui/CardObject.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { memo } from 'react'
import { useWords } from '../../words/words.tsx'

/** A card in the grid with its name, its number and the heart in its corner. */
export const CardTile = memo(function CardTile({
  card,
  inch,
  eager,
  favorite,
  hasDraft,
  onChoose,
  onIntent,
  onHeart,
}: {
  card: Card
  inch: number
  eager: boolean
  favorite: boolean
  /** True if the sender has an unfinished form of this card. */
  hasDraft: boolean
  onChoose: (cardId: string) => void
  onIntent: (cardId: string) => void
  onHeart: (cardId: string) => void
}) {
  const words = useWords()
  const intend = () => onIntent(card.id)
  return (
    <>
      <button
        type="button"
        className="tile block w-full text-left"
        // A double click may close a sheet with its first click. Its second click must not open the card below.
        onClick={({ detail }) => detail < 2 && onChoose(card.id)}
        onPointerEnter={intend}
        onFocus={intend}
      >
        <CardObject card={card}>
          <CardFront card={card} inch={inch} eager={eager} />
        </CardObject>
        <span className="mt-4 block h-17 pr-11">
          <span className="line-clamp-2 text-field font-semibold">{card.name}</span>
          <span className="tabular block text-small text-ink-2">
            #{card.id}
            {hasDraft && <b className="text-accent"> {words.catalogue.draft}</b>}
          </span>
        </span>
      </button>
      <button
        type="button"
        aria-pressed={favorite}
        aria-label={words.catalogue.favorite(card.name)}
        onClick={() => onHeart(card.id)}
        className="heart absolute right-0 bottom-[34px] grid size-11 translate-x-3 place-items-center rounded-control text-ink-2 hover:text-heart aria-pressed:text-heart"
      >
        <Icon name="heart" filled={favorite} />
      </button>
    </>
  )
})
