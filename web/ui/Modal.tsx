import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react'

type Layer = { escape: () => void }
const layers: Layer[] = []

/** Escape closes the top layer only, wherever the focus is; the browser's own closing is switched off, as it cannot be asked to wait. */
function closeTopLayer(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const top = layers.at(-1)
  if (!top) return
  event.preventDefault()
  top.escape()
}

export function isAnyModalOpen(): boolean {
  return layers.length > 0
}

const InModal = createContext<(escape: () => void) => void>(() => undefined)

/** What Escape does in the sheet around, for content that knows it better than whoever opened the sheet. */
export function useModalEscape(escape: () => void): void {
  const setEscape = useContext(InModal)
  useEffect(() => setEscape(escape))
}

/**
 * A sheet above the page. It takes the focus and gives it back to where it came from. Without `onEscape` it blocks: only
 * what it holds can close it.
 */
export function Modal({
  labelledBy,
  describedBy,
  onEscape,
  alert,
  className = '',
  children,
}: {
  labelledBy: string
  describedBy?: string
  onEscape?: (() => void) | undefined
  alert?: boolean
  className?: string
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const escape = useRef<(() => void) | undefined>(onEscape)
  useEffect(() => {
    if (onEscape) escape.current = onEscape
  }, [onEscape])

  const setEscape = useCallback((next: () => void) => {
    escape.current = next
  }, [])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const cameFrom = document.activeElement
    element.setAttribute('closedby', 'none')
    const first = element.querySelector<HTMLElement>('[data-autofocus]')
    // Where the browser itself then puts the focus, once.
    if (first) first.autofocus = true
    element.showModal()
    first?.focus()

    const layer: Layer = { escape: () => escape.current?.() }
    layers.push(layer)
    if (layers.length === 1) document.addEventListener('keydown', closeTopLayer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) document.removeEventListener('keydown', closeTopLayer)
      element.close()
      const giveBack = () => {
        if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true })
      }
      giveBack()
      // Of two sheets that go together the upper one gave it to the lower one, which is gone a moment later.
      queueMicrotask(() => {
        if (document.activeElement === document.body) giveBack()
      })
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      {...(alert ? { role: 'alertdialog' } : {})}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => event.preventDefault()}
      className={`rises ${className}`}
    >
      <InModal value={setEscape}>{children}</InModal>
    </dialog>
  )
}

/** The usual sheet: in the middle, as wide as its words need, scrolling within itself when the screen is small. */
export const SHEET = 'm-auto w-[calc(100%-40px)] max-h-[calc(100dvh-40px)] overflow-y-auto rounded-sheet bg-sheet text-ink shadow-sheet'
