import { type CSSProperties, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { keepFocus } from '../keep-focus.ts'
import { useMedia } from '../use-media.ts'
import { coverPage } from './cover-page.ts'
import { SideContext } from './side-context.ts'

/** The breakpoint `lg` of theme.css. In a wider window the panel stands beside the content. */
const IS_BESIDE = '(min-width: 73.75rem)'

/** A column of 440 px at the right of the content, from the header to the bottom of the window; on a narrow page it covers everything. */
export function SidePanel({ labelledBy, className = '', children }: { labelledBy: string; className?: string; children: ReactNode }) {
  const side = useContext(SideContext)
  const frame = side?.parentElement
  const isBeside = useMedia(IS_BESIDE)
  // The header and a banner above the frame scroll away, so the panel's top edge moves.
  const top = useSyncExternalStore(
    useCallback((notify) => onMove(frame, notify), [frame]),
    () => Math.max(0, Math.round(frame?.getBoundingClientRect().top ?? 0)),
  )
  if (!side) return null
  // A control that gets the focus, or is scrolled into view, must not be hidden behind the sheet's foot.
  const style: CSSProperties & { '--top': string } = { '--top': `${top}px`, scrollPaddingBottom: '6rem' }
  return createPortal(
    <div className="shrink-0 lg:w-110">
      <section
        ref={isBeside ? keepFocus : coverPage}
        aria-labelledby={labelledBy}
        style={style}
        className={`fixed inset-0 z-10 flex flex-col overflow-y-auto border-rule bg-sheet text-ink lg:top-(--top) lg:left-auto lg:w-110 lg:border-l ${className}`}
      >
        {children}
      </section>
    </div>,
    side,
  )
}

/** Calls the listener when the frame may have moved in the window. */
function onMove(frame: Element | null | undefined, notify: () => void): () => void {
  addEventListener('scroll', notify, { passive: true })
  const observer = new ResizeObserver(notify)
  for (const element of [frame, document.body]) if (element) observer.observe(element)
  return () => {
    removeEventListener('scroll', notify)
    observer.disconnect()
  }
}
