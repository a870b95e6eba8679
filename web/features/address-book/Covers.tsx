import { cardPicture } from '@fondly/contracts/bff/card-picture.ts'
import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { ContactCard } from '@fondly/contracts/bff/contacts.ts'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { toCssProperties } from '../../ui/CardObject.tsx'
import { useLanguage } from '../../words/words.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import { placeCovers } from './place-covers.ts'
import { sayShortDay } from './say-contact.ts'
import type { TimeAxis } from './time-axis.ts'

/** Pixels per inch of a cover on the timeline. */
const INCH_PX = 7
const UNKNOWN = { size: '70', orientation: 'V' } as const

type CoversProps = {
  cards: readonly ContactCard[]
  shelf: ReadonlyMap<string, Card>
  axis: TimeAxis
  /** The length of the timeline in pixels; undefined on a phone, where the fronts stand in a row. */
  linePx: number | undefined
  today: string
  isStop: boolean
  onOpen: () => void
}

/**
 * The fronts of the cards that a person got, on the timeline. Fronts at the same place overlap; they spread out when the pointer or the focus is on
 * one of them.
 */
export function Covers({ cards, shelf, axis, linePx, today, isStop, onOpen }: CoversProps) {
  const spots = placeCovers(cards, axis, linePx)
  return spots.map(({ at, cards: shared }) => (
    <span
      key={shared[0]?.key}
      className="book-spot"
      data-old={at < 0 || undefined}
      data-side={at < 0.15 ? 'left' : at > 0.85 ? 'right' : undefined}
      style={toCssProperties({ '--at': at })}
    >
      {shared.map(({ card, key }, index) => (
        <Cover
          key={key}
          card={card}
          shelfCard={shelf.get(card.cardId)}
          today={today}
          // The distance from the middle of the place, counted in fronts.
          lean={index - (shared.length - 1) / 2}
          isStop={isStop}
          onOpen={onOpen}
        />
      ))}
    </span>
  ))
}

type CoverProps = Pick<CoversProps, 'today' | 'isStop' | 'onOpen'> & { card: ContactCard; shelfCard: Card | undefined; lean: number }

function Cover({ card, shelfCard, today, lean, isStop, onOpen }: CoverProps) {
  const texts = useAddressBookWords()
  const { locale } = useLanguage()
  const { cardName, day, isOwn, sender, pictureUrl } = card
  const { width, height } = cardInches(shelfCard ?? UNKNOWN)
  const [widthPx, heightPx] = [Math.round(width * INCH_PX), Math.round(height * INCH_PX)]
  const shortDay = sayShortDay(day, today, locale)
  // The button's name for voice control must contain the visible text, which on a phone is the short day.
  const sentence = isOwn ? texts.yourCard(cardName, shortDay) : texts.cardBy(cardName, sender, shortDay)
  return (
    <button
      type="button"
      data-stop
      tabIndex={isStop ? 0 : -1}
      aria-label={sentence}
      onClick={(event) => {
        event.stopPropagation()
        onOpen()
      }}
      className="book-cover"
      style={toCssProperties({ '--lean': lean, '--width': `${widthPx}px`, '--height': `${heightPx}px` })}
    >
      {pictureUrl !== null && (
        <img {...cardPicture(pictureUrl, widthPx)} width={widthPx} height={heightPx} alt="" loading="lazy" decoding="async" />
      )}
      <span className="book-cover-day">{shortDay}</span>
      <span aria-hidden="true" className="book-tip">
        {sentence}
      </span>
    </button>
  )
}
