import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import { type CSSProperties, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { toCssProperties } from '../../ui/CardObject.tsx'
import { layOutRows, layOutPairs, type CardRow } from './card-rows.ts'
import { useBoardsInSight } from './use-boards-in-sight.ts'
import { useRoom } from './use-room.ts'

const INCH_PX = 40
const TABLET_INCH_PX = 34
const TABLET_WIDTH_PX = 900
const PHONE_INCH_PX = 24
const PHONE_WIDTH_PX = 600
const PHONE_GAP_PX = 16
const MIN_GAP_PX = 40
const CAPTION_WIDTH_PX = 176
/** In rem: the height of the text below a card, and the space between two rows. */
const CAPTION_HEIGHT = 5.25
const BETWEEN = 1.5
/** Up to this number, all cards are in the page, for the browser's search and for screen readers; above it, only the rows in or near the window. */
const ALL = 240

/** The browser does not render a card that is far from the window; the margin makes room for the card's shadow. */
const UNSEEN: CSSProperties = CSS.supports('overflow-clip-margin', '1px') ? { contentVisibility: 'auto', overflowClipMargin: 64 } : {}

/** Fetched after the first paint. */
let moveByArrows: (typeof import('./move-by-arrows.ts'))['moveByArrows'] | undefined
const prepareArrows = () => void import('./move-by-arrows.ts').then((part) => (moveByArrows = part.moveByArrows)).catch(() => undefined)

type Thing = Pick<Card, 'id' | 'size' | 'orientation'>

/** Shows cards in rows, in their true proportions. The row breaks come from the cards' sizes, so nothing moves when pictures arrive. */
export const CardGrid = memo(ShelfOf) as typeof ShelfOf

function ShelfOf<T extends Thing>({
  cards,
  label,
  children,
}: {
  cards: T[]
  label: string
  children: (card: T, inch: number, index: number) => ReactNode
}) {
  const list = useRef<HTMLUListElement>(null)
  const { room, rem } = useRoom(list)
  const onPhone = room < PHONE_WIDTH_PX
  const column = (room - PHONE_GAP_PX) / 2
  const inch = onPhone ? Math.min(PHONE_INCH_PX, Math.floor((column / 7) * 10) / 10) : room < TABLET_WIDTH_PX ? TABLET_INCH_PX : INCH_PX
  const { things, boards } = useMemo(() => {
    const things = cards.map((card) => {
      const { width, height } = cardInches(card)
      return { width: onPhone ? width * inch : Math.max(CAPTION_WIDTH_PX, width * inch), height: height * inch + CAPTION_HEIGHT * rem }
    })
    return { things, boards: onPhone ? layOutPairs(things, column, BETWEEN * rem) : layOutRows(things, room, MIN_GAP_PX, BETWEEN * rem) }
  }, [cards, onPhone, inch, column, room, rem])
  const isWindowed = cards.length > ALL
  const [first, end] = useBoardsInSight(list, boards, isWindowed)
  const [held, setHeld] = useState<string>()
  useEffect(prepareArrows, [])

  // The focused card stays in the page however far the user scrolls, so that Tab continues from there.
  const holding =
    isWindowed && held !== undefined
      ? boardOf(
          boards,
          cards.findIndex(({ id }) => id === held),
        )
      : undefined
  const shown = boards.slice(first, end)
  if (holding && !shown.includes(holding)) shown.splice(holding.top < (shown[0]?.top ?? 0) ? 0 : shown.length, 0, holding)
  const last = shown.at(-1)
  const below = last ? Math.max(0, heightOf(boards) - last.top - last.height) : 0

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys bubble up from the cards' own buttons
    <ul
      ref={list}
      aria-label={label}
      onKeyDown={(event) => moveByArrows?.(event)}
      onFocus={(event) => setHeld(event.target.closest('li')?.dataset['card'])}
      className={`shelf ${onPhone ? 'grid grid-cols-2 items-end gap-x-4 gap-y-6' : 'flex flex-wrap items-end gap-y-6'}`}
      style={{
        ...toCssProperties({ '--in': inch }),
        containIntrinsicHeight: `auto ${heightOf(boards)}px`,
        ...(isWindowed ? { paddingBottom: below, overflowAnchor: 'none' } : {}),
      }}
    >
      {room > 0 &&
        shown.flatMap((board, at) => {
          const above = board.top - bottomOf(shown[at - 1], BETWEEN * rem)
          return cards.slice(board.first, board.first + board.count).map((card, place) => {
            const index = board.first + place
            const thing = things[index]
            const missing = place === 0 && above > 1 ? above + board.height - (thing?.height ?? 0) : 0
            return (
              <li
                key={card.id}
                data-card={card.id}
                {...(isWindowed ? { 'aria-setsize': cards.length, 'aria-posinset': index + 1 } : {})}
                className={`relative ${onPhone ? ((thing?.width ?? 0) > column ? 'col-span-2' : place === 0 ? 'col-start-1' : '') : ''}`}
                style={{
                  ...(onPhone ? {} : placeOn(board, place, things, room)),
                  ...(missing > 0 ? { marginTop: missing } : {}),
                  ...UNSEEN,
                  containIntrinsicHeight: thing?.height,
                }}
              >
                {children(card, inch, index)}
              </li>
            )
          })
        })}
    </ul>
  )
}

/** Computes margins that make the browser wrap the list where a row ends. */
function placeOn({ first, count, gap }: CardRow, place: number, things: { width: number }[], room: number): CSSProperties {
  const used = things.slice(first, first + count).reduce((sum, { width }) => sum + width, 0)
  const rest = room - used - gap * (count - 1)
  return {
    width: things[first + place]?.width,
    marginLeft: place === 0 ? 0 : gap,
    marginRight: place === count - 1 ? Math.max(0, Math.floor(rest)) : 0,
  }
}

const heightOf = (boards: CardRow[]) => bottomOf(boards.at(-1), 0)

const bottomOf = (board: CardRow | undefined, between: number) => (board ? board.top + board.height + between : 0)

function boardOf(boards: CardRow[], index: number): CardRow | undefined {
  return index < 0 ? undefined : boards.find(({ first, count }) => index >= first && index < first + count)
}
