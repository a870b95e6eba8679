import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useWindowEvent } from './use-window-event.ts'

/** A button that opens a sheet below it. Escape, a click elsewhere, or moving the focus out closes the sheet. */
export function Disclosure({
  label,
  buttonClass,
  sheetClass = '',
  children,
}: {
  label: ReactNode
  buttonClass: string
  sheetClass?: string
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const closeFromElsewhere = ({ target }: PointerEvent) => {
    if (target instanceof Node && !whole.current?.contains(target)) setOpen(false)
  }
  useWindowEvent('pointerdown', closeFromElsewhere, open)

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to what bubbles out of its button and sheet
    <div
      ref={whole}
      className="relative"
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button ref={button} type="button" aria-expanded={open} onClick={() => setOpen(!open)} className={buttonClass}>
        {label}
      </button>
      {open && (
        // With forced colours, shadows disappear, so the sheet needs a border.
        <div
          ref={intoSight}
          className={`absolute top-full right-0 z-10 mt-2 rounded-sheet border border-transparent bg-sheet text-ink shadow-sheet ${sheetClass}`}
        >
          {children}
        </div>
      )}
    </div>
  )
}

/** Scrolls the sheet into view. In a low window it opens below the edge, where the user would not see it. It grows when its content arrives. */
function intoSight(sheet: HTMLElement | null): (() => void) | undefined {
  if (!sheet) return undefined
  const observer = new ResizeObserver(() => sheet.scrollIntoView({ block: 'nearest' }))
  observer.observe(sheet)
  return () => observer.disconnect()
}
