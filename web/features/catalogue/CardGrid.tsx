import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import { type CSSProperties, memo, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { toCssProperties } from '../../ui/CardObject.tsx'
import { layOutRows, layOutPairs, type CardRow } from './card-rows.ts'
import { FirstViewContext } from '../../ui/first-view.ts'
import { useElementSize } from '../../ui/use-element-size.ts'
import { useVisibleRows } from './use-visible-rows.ts'

const INCH_PX = 40
const TABLET_INCH_PX = 34
const TABLET_WIDTH_PX = 900
const PHONE_INCH_PX = 24
const PHONE_WIDTH_PX = 600
const PHONE_GAP_PX = 16
const MIN_GAP_PX = 40
const CAPTION_WIDTH_PX = 176
/** The height of the text below a card, and the gap between two rows, both in rem. */
const CAPTION_HEIGHT_REM = 5.25
const ROW_GAP_REM = 1.5
/**
 * With at most this many cards, all of them are in the page, for the browser's search and for screen readers. With more cards, only the rows in or
 * near the window are.
 */
const MAX_UNWINDOWED_CARDS = 240

export const measureGrid = ({ clientWidth }: HTMLElement) => ({
  gridWidth: clientWidth,
  rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
})

type SizedCard = Pick<Card, 'id' | 'size' | 'orientation'>

/** Shows cards in rows, in their true proportions. The sizes of the cards decide where a row ends, so nothing moves when pictures arrive. */
export const CardGrid = memo(Grid) as typeof Grid

function Grid<T extends SizedCard>({
  cards,
  label,
  children,
}: {
  cards: T[]
  label: string
  children: (card: T, inch: number, index: number) => ReactNode
}) {
  const list = useRef<HTMLUListElement>(null)
  const view = useContext(FirstViewContext)
  const { gridWidth, rem } = useElementSize(list, measureGrid, { gridWidth: view.gridWidthPx, rem: view.remPx })
  const onPhone = gridWidth < PHONE_WIDTH_PX
  const column = (gridWidth - PHONE_GAP_PX) / 2
  const inch = onPhone
    ? Math.min(PHONE_INCH_PX, Math.floor((column / 7) * 10) / 10)
    : gridWidth < TABLET_WIDTH_PX
      ? TABLET_INCH_PX
      : INCH_PX
  const { sizes, rows } = useMemo(() => {
    const sizes = cards.map((card) => {
      const { width, height } = cardInches(card)
      return { width: onPhone ? width * inch : Math.max(CAPTION_WIDTH_PX, width * inch), height: height * inch + CAPTION_HEIGHT_REM * rem }
    })
    return {
      sizes,
      rows: onPhone ? layOutPairs(sizes, column, ROW_GAP_REM * rem) : layOutRows(sizes, gridWidth, MIN_GAP_PX, ROW_GAP_REM * rem),
    }
  }, [cards, onPhone, inch, column, gridWidth, rem])
  const isWindowed = cards.length > MAX_UNWINDOWED_CARDS
  const [first, end] = useVisibleRows(list, rows, { isWindowed, heightPx: view.heightPx })
  const [focusedCard, setFocusedCard] = useState<string>()

  // The focused card stays in the page even if the user scrolls far away, so that Tab continues from there.
  const focusedRow =
    isWindowed && focusedCard !== undefined
      ? findRow(
          rows,
          cards.findIndex(({ id }) => id === focusedCard),
        )
      : undefined
  const shown = rows.slice(first, end)
  if (focusedRow && !shown.includes(focusedRow)) shown.splice(focusedRow.top < (shown[0]?.top ?? 0) ? 0 : shown.length, 0, focusedRow)
  const last = shown.at(-1)
  const below = last ? Math.max(0, totalHeight(rows) - last.top - last.height) : 0

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of the cards' own buttons bubbles up
    <ul
      ref={list}
      aria-label={label}
      onFocus={(event) => setFocusedCard(event.target.closest('li')?.dataset['card'])}
      className={`shelf ${onPhone ? 'grid grid-cols-2 items-end gap-x-4 gap-y-6' : 'flex flex-wrap items-end gap-y-6'}`}
      style={{
        ...toCssProperties({ '--in': inch }),
        containIntrinsicHeight: `auto ${totalHeight(rows)}px`,
        ...(isWindowed ? { paddingBottom: below, overflowAnchor: 'none' } : {}),
      }}
    >
      {gridWidth > 0 &&
        shown.flatMap((row, at) => {
          const above = row.top - bottomOf(shown[at - 1], ROW_GAP_REM * rem)
          return cards.slice(row.first, row.first + row.count).map((card, place) => {
            const index = row.first + place
            const size = sizes[index]
            const missing = place === 0 && above > 1 ? above + row.height - (size?.height ?? 0) : 0
            return (
              <li
                key={card.id}
                data-card={card.id}
                {...(isWindowed ? { 'aria-setsize': cards.length, 'aria-posinset': index + 1 } : {})}
                className={`relative ${onPhone ? ((size?.width ?? 0) > column ? 'col-span-2' : place === 0 ? 'col-start-1' : '') : ''}`}
                style={{
                  ...(onPhone ? {} : toCellStyle(row, place, sizes, gridWidth)),
                  ...(missing > 0 ? { marginTop: missing } : {}),
                  containIntrinsicHeight: size?.height,
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

/** Computes margins with which the browser wraps the list exactly where a row ends. */
function toCellStyle({ first, count, gap }: CardRow, place: number, sizes: { width: number }[], gridWidth: number): CSSProperties {
  const used = sizes.slice(first, first + count).reduce((sum, { width }) => sum + width, 0)
  const rest = gridWidth - used - gap * (count - 1)
  return {
    width: sizes[first + place]?.width,
    marginLeft: place === 0 ? 0 : gap,
    marginRight: place === count - 1 ? Math.max(0, Math.floor(rest)) : 0,
  }
}

const totalHeight = (rows: CardRow[]) => bottomOf(rows.at(-1), 0)

const bottomOf = (row: CardRow | undefined, between: number) => (row ? row.top + row.height + between : 0)

function findRow(rows: CardRow[], index: number): CardRow | undefined {
  return index < 0 ? undefined : rows.find(({ first, count }) => index >= first && index < first + count)
}
