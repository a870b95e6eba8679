import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { cardInches } from '../../ui/card-inches.ts'
import { cssOf } from '../../ui/CardObject.tsx'
import { shelve } from './shelf.ts'

const INCH = 40
const TABLET_INCH = 34
const TABLET = 900
const PHONE_INCH = 24
const PHONE = 600
const PHONE_GAP = 16
const LEAST_GAP = 40
const CAPTION = 176

type Thing = Pick<Card, 'id' | 'size' | 'orientation'>

/** Cards standing on boards in their true proportions. The breaks come from the cards' sizes, so nothing moves when pictures arrive. */
export function Shelf<T extends Thing>({
  cards,
  label,
  children,
}: {
  cards: T[]
  label: string
  children: (card: T, inch: number, index: number) => ReactNode
}) {
  const list = useRef<HTMLUListElement>(null)
  const room = useRoom(list)
  const onPhone = room < PHONE
  const column = (room - PHONE_GAP) / 2
  const inch = onPhone ? Math.min(PHONE_INCH, Math.floor((column / 7) * 10) / 10) : room < TABLET ? TABLET_INCH : INCH
  const widths = cards.map((card) => Math.max(CAPTION, cardInches(card).width * inch))
  const places = onPhone ? [] : placesOf(widths, room)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys bubble up from the cards' own buttons
    <ul
      ref={list}
      aria-label={label}
      onKeyDown={moveByArrows}
      className={onPhone ? 'grid grid-cols-2 items-end gap-x-4 gap-y-6' : 'flex flex-wrap items-end gap-y-6'}
      style={cssOf({ '--in': inch })}
    >
      {cards.map((card, index) => (
        <li
          key={card.id}
          className={onPhone && cardInches(card).width * inch > column ? 'col-span-2' : 'relative'}
          style={onPhone ? undefined : { width: widths[index], marginLeft: places[index]?.before, marginRight: places[index]?.after }}
        >
          {room > 0 && children(card, inch, index)}
        </li>
      ))}
    </ul>
  )
}

/** Margins that make the browser's own wrapping break where the boards end. */
function placesOf(widths: number[], room: number): { before: number; after: number }[] {
  let from = 0
  return shelve(widths, room, LEAST_GAP).flatMap(({ count, gap }) => {
    const board = widths.slice(from, from + count)
    from += count
    const rest = room - board.reduce((sum, width) => sum + width, 0) - gap * (count - 1)
    return board.map((_, index) => ({ before: index === 0 ? 0 : gap, after: index === count - 1 ? Math.max(0, Math.floor(rest)) : 0 }))
  })
}

function useRoom(list: { current: HTMLElement | null }): number {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => setRoom(Math.floor(element.clientWidth))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [list])
  return room
}

/** Left and right go along the boards, up and down to the nearest card of the next one. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  if (!event.key.startsWith('Arrow') || event.altKey || event.ctrlKey || event.metaKey) return
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('.tile')]
  const here = tiles.findIndex((tile) => tile.closest('li')?.contains(document.activeElement))
  const from = tiles[here]
  if (!from) return
  const next =
    event.key === 'ArrowRight'
      ? tiles[here + 1]
      : event.key === 'ArrowLeft'
        ? tiles[here - 1]
        : nearestOnNextBoard(from, tiles, event.key === 'ArrowDown')
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nearestOnNextBoard(from: HTMLElement, tiles: HTMLElement[], below: boolean): HTMLElement | undefined {
  const start = from.getBoundingClientRect()
  const middle = start.left + start.width / 2
  const boxes = tiles.map((tile) => ({ tile, box: tile.getBoundingClientRect() }))
  const beyond = boxes.filter(({ box }) => (below ? box.bottom > start.bottom + 8 : box.bottom < start.bottom - 8))
  const board = below ? Math.min(...beyond.map(({ box }) => box.bottom)) : Math.max(...beyond.map(({ box }) => box.bottom))
  return beyond
    .filter(({ box }) => Math.abs(box.bottom - board) < 8)
    .toSorted((a, b) => Math.abs(a.box.left + a.box.width / 2 - middle) - Math.abs(b.box.left + b.box.width / 2 - middle))[0]?.tile
}
