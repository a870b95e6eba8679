import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Preferred distance in pixels from the popup's top edge to the middle of its row. */
const ABOVE_PX = 120
const NOTCH_PX = 9

/** The details beside the table, at the height of their row and pointing at it. They cover no column. */
export function BesideTable({
  order,
  table,
  labelledBy,
  children,
}: {
  order: string
  table: RefObject<HTMLElement | null>
  labelledBy: string
  children: ReactNode
}) {
  const popup = useRef<HTMLElement>(null)
  const [place, setPlace] = useState({ top: 0, notch: -1 })

  useLayoutEffect(() => {
    const [field, sheet] = [table.current, popup.current]
    if (!field || !sheet) return
    const put = () => {
      const row = field.querySelector<HTMLElement>(`[data-order="${CSS.escape(order)}"]`)
      const at = row ? row.offsetTop + row.offsetHeight / 2 : -1
      const top = Math.max(0, Math.min(at - ABOVE_PX, field.offsetHeight - sheet.offsetHeight))
      setPlace((before) => (before.top === top && before.notch === at - top ? before : { top, notch: at - top }))
    }
    put()
    const changes = new ResizeObserver(put)
    const moves = new MutationObserver(put)
    changes.observe(field)
    changes.observe(sheet)
    moves.observe(field, { childList: true, subtree: true })
    return () => {
      changes.disconnect()
      moves.disconnect()
    }
  }, [order, table])

  return (
    <section
      ref={popup}
      aria-labelledby={labelledBy}
      style={{ marginTop: place.top }}
      className="relative h-fit rounded-sheet border border-rule bg-sheet shadow-sheet"
    >
      {place.notch > NOTCH_PX && (
        <span
          aria-hidden="true"
          style={{ top: place.notch - NOTCH_PX }}
          className="absolute -left-[9.5px] size-4.5 rotate-45 border-b border-l border-rule bg-sheet"
        />
      )}
      {children}
    </section>
  )
}
