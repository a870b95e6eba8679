import { useLayoutEffect, useState } from 'react'
import { useOnceSeen } from '../../ui/use-once-seen.ts'
import { findVisibleRows, type CardRow } from './card-rows.ts'

/** Windows more above and below what is seen, so that the next boards stand there before one comes to them. */
const NEAR = 1

/** What stands above the shelf takes more than the rest of the first window. */
const FIRST = 0.75

/** The boards that are drawn, the end excluded: those in the window and near it, or all; at first no more than a window full. */
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
      // Drawn anew only when another board comes near.
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
