import { useLayoutEffect, useState } from 'react'
import { useOnceSeen } from '../../ui/use-once-seen.ts'
import { findVisibleRows, type CardRow } from './card-rows.ts'

/** Window heights above and below the visible part that are drawn in advance, so that scrolling shows complete rows. */
const NEAR = 1

/** Share of the first window that the grid needs: the head of the catalogue takes more than the rest. */
const FIRST = 0.75

/** Returns the rows to draw (end excluded): those in or near the window, or all if not windowed; in the first frame no more than one window. */
export function useBoardsInSight(list: { current: HTMLElement | null }, boards: CardRow[], isWindowed: boolean): [number, number] {
  const [stretch, setStretch] = useState({ from: 0, to: 2_000 })
  const [first, end] = findVisibleRows(boards, stretch.from, stretch.to)
  const isSeen = useOnceSeen()

  useLayoutEffect(() => {
    if (!isWindowed) return
    const look = () => {
      const top = -(list.current?.getBoundingClientRect().top ?? 0)
      const near = innerHeight * NEAR
      const now = { from: top - near, to: top + innerHeight + near }
      // Redraws only when the set of rows changes.
      setStretch((before) => (isTheSame(boards, before, now) ? before : now))
    }
    look()
    document.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      document.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [list, boards, isWindowed])

  if (!isSeen) return findVisibleRows(boards, 0, innerHeight * FIRST)
  return isWindowed ? [first, end] : [0, boards.length]
}

type Stretch = { from: number; to: number }

function isTheSame(boards: CardRow[], one: Stretch, other: Stretch): boolean {
  const [first, end] = findVisibleRows(boards, one.from, one.to)
  const [otherFirst, otherEnd] = findVisibleRows(boards, other.from, other.to)
  return first === otherFirst && end === otherEnd
}
