import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react'

type Layer = { escape: () => void }
const layers: Layer[] = []

/** Closes only the top layer on Escape, wherever the focus is. The browser's own closing is off, because it cannot be made to wait. */
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

/** Sets what Escape does in the surrounding sheet, for content that must decide it instead of the opener. */
export function useModalEscape(escape: () => void): void {
  const setEscape = useContext(InModal)
  useEffect(() => setEscape(escape))
}

/** A sheet above the page. It takes the focus and gives it back when it closes. Without `onEscape`, only its content can close it. */
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
    // showModal() focuses the element with `autofocus`, so the focus moves only once.
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
      // If two sheets close together, the upper one returned the focus into the lower one, which is gone a moment later.
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

/** The usual sheet: centred, as wide as its text needs, scrolling within itself on a small screen. */
export const SHEET = 'm-auto w-[calc(100%-40px)] max-h-[calc(100dvh-40px)] overflow-y-auto rounded-sheet bg-sheet text-ink shadow-sheet'
