import { useLayoutEffect, useState } from 'react'
import { useOnceSeen } from '../../ui/use-once-seen.ts'
import { findVisibleRows, type CardRow } from './card-rows.ts'

/** How many window heights above and below the visible part are drawn too, so that scrolling shows complete rows. */
const PRELOADED_WINDOWS = 1

/** The share of the first window that the grid fills. The head of the catalogue needs at least the rest. */
const FIRST_WINDOW_SHARE = 0.75

/**
 * Returns the range of rows to draw, without its end: the rows in or near the window, or all rows if the grid is not windowed. In the first frame it
 * is at most one window, with the height `heightPx` for which the server drew.
 */
export function useVisibleRows(
  list: { current: HTMLElement | null },
  rows: CardRow[],
  { isWindowed, heightPx }: { isWindowed: boolean; heightPx: number },
): [number, number] {
  const [range, setRange] = useState({ from: 0, to: 2_000 })
  const [first, end] = findVisibleRows(rows, range.from, range.to)
  const isSeen = useOnceSeen()

  useLayoutEffect(() => {
    if (!isWindowed) return
    const measure = () => {
      const top = -(list.current?.getBoundingClientRect().top ?? 0)
      const near = innerHeight * PRELOADED_WINDOWS
      const now = { from: top - near, to: top + innerHeight + near }
      // Redraws only when the set of rows changes.
      setRange((before) => (hasSameRows(rows, before, now) ? before : now))
    }
    measure()
    document.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      document.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [list, rows, isWindowed])

  if (!isSeen) return findVisibleRows(rows, 0, heightPx * FIRST_WINDOW_SHARE)
  return isWindowed ? [first, end] : [0, rows.length]
}

type PixelRange = { from: number; to: number }

function hasSameRows(rows: CardRow[], one: PixelRange, other: PixelRange): boolean {
  return findVisibleRows(rows, one.from, one.to).join() === findVisibleRows(rows, other.from, other.to).join()
}
