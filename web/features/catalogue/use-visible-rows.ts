import { useLayoutEffect, useState } from 'react'
import { useOnceSeen } from '../../ui/use-once-seen.ts'
import { findVisibleRows, type CardRow } from './card-rows.ts'

/** Window heights above and below the visible part that are drawn in advance, so that scrolling shows complete rows. */
const PRELOADED_WINDOWS = 1

/** Share of the first window that the grid needs: the head of the catalogue takes more than the rest. */
const FIRST_WINDOW_SHARE = 0.75

/**
 * Returns the rows to draw (end excluded): those in or near the window, or all if not windowed; in the first frame no more than one window, which is
 * `heightPx` high where the server drew it.
 */
export function useVisibleRows(
  list: { current: HTMLElement | null },
  rows: CardRow[],
  { isWindowed, heightPx }: { isWindowed: boolean; heightPx: number | undefined },
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

  if (!isSeen) return findVisibleRows(rows, 0, (heightPx ?? innerHeight) * FIRST_WINDOW_SHARE)
  return isWindowed ? [first, end] : [0, rows.length]
}

type PixelRange = { from: number; to: number }

function hasSameRows(rows: CardRow[], one: PixelRange, other: PixelRange): boolean {
  return findVisibleRows(rows, one.from, one.to).join() === findVisibleRows(rows, other.from, other.to).join()
}
