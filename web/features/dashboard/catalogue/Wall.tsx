import type { AccessCard } from '@fondly/contracts/bff/catalogue-access.ts'
import { Button } from '../../../ui/Button.tsx'
import { CardFront, CardObject } from '../../../ui/CardObject.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { useDashboardWords } from '../dashboard-words.ts'
import { Switch } from '../parts/Switch.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import { useCatalogueWords } from './catalogue-words.ts'
import { useMoves } from './use-moves.ts'

const INCH_PX = 26
/** At this size the widest card (8.5 inches) fits into one of two columns. */
const PHONE_INCH_PX = 17

const OFF = 'opacity-45 grayscale'
const OPEN = 'outline-2 outline-offset-4 outline-accent'

type WallProps = {
  cards: readonly AccessCard[]
  /** The ids of all cards in their order, of which `cards` may be the first ones. */
  places: readonly string[]
  /** The card whose sheet is open. */
  open: string | undefined
  isReadOnly: boolean
  onOpen: (cardId: string) => void
  onSwitch: (card: AccessCard, isOn: boolean) => void
  /** Moves a card to a place among the shown cards. Undefined if their order cannot be changed. */
  onMove: ((card: AccessCard, place: number) => void) | undefined
  /** Reads more cards; undefined if there are none. */
  onMore: (() => void) | undefined
}

/** The cards in their true proportions with their switches. A card that is off is drawn pale and stays in its place. */
export function Wall({ cards, places, open, isReadOnly, onOpen, onSwitch, onMove, onMore }: WallProps) {
  const texts = useCatalogueWords()
  const { off } = useDashboardWords()
  const inch = useMedia('(width < 40rem)') ? PHONE_INCH_PX : INCH_PX
  const { list, moveTo, moveByKey } = useMoves(places, onMove)
  const placeOf = new Map(places.map((id, place) => [id, place]))
  return (
    <>
      {onMove && <p className="mb-4 text-small text-ink-2">{texts.orderHint}</p>}
      <ul ref={list} aria-label={texts.cards} className="grid grid-cols-2 items-end gap-x-4 gap-y-8 sm:flex sm:flex-wrap sm:gap-x-6">
        {cards.map((card) => (
          <li key={card.id} data-card={card.id} className="sm:min-w-40">
            <button
              type="button"
              className="tile block text-left"
              aria-current={card.id === open ? 'true' : undefined}
              aria-keyshortcuts={onMove && 'Shift+ArrowLeft Shift+ArrowRight Shift+Home Shift+End'}
              onKeyDown={(event) => moveByKey(event, card)}
              onClick={() => onOpen(card.id)}
            >
              <CardObject card={card} inch={inch} className={`${card.turnedOff ? '' : OFF} ${card.id === open ? OPEN : ''}`}>
                <CardFront card={card} inch={inch} />
              </CardObject>
              <span className="mt-3 block max-w-56 font-semibold wrap-anywhere">{card.name}</span>
            </button>
            {card.drafts > 0 && <p className="text-small text-ink-2">{texts.drafts(card.drafts)}</p>}
            <Switch
              label={card.turnedOff ? texts.sent(card.sent) : off}
              name={texts.switchOf(card.name)}
              isOn={card.turnedOff !== null}
              isDisabled={isReadOnly}
              isFirst
              onChange={(isOn) => onSwitch(card, isOn)}
            />
            {onMove && (
              <MoveButtons
                name={card.name}
                isFirst={placeOf.get(card.id) === 0}
                isLast={placeOf.get(card.id) === places.length - 1}
                onMove={(by) => moveTo(card, (placeOf.get(card.id) ?? 0) + by, by)}
              />
            )}
          </li>
        ))}
      </ul>
      {onMore && (
        <Button className="mt-8" onClick={onMore}>
          {texts.more}
        </Button>
      )}
    </>
  )
}
