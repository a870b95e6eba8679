import { createContext, type ReactNode, type RefObject, useCallback, useContext, useEffect, useRef } from 'react'
import { findAutofocus } from './focus-first.ts'
import { FIRST_CONTROL, rememberFocus } from './return-focus.ts'

/** An open sheet: the function that Escape calls in it. */
type Layer = RefObject<(() => void) | undefined>

/** The open sheets, the top one last. */
const layers: Layer[] = []

/** Closes only the top layer on Escape, wherever the focus is. The browser's own closing is turned off, because it cannot wait for a question. */
function closeTopLayer(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const top = layers.at(-1)
  if (!top) return
  event.preventDefault()
  top.current?.()
}

export function isAnyModalOpen(): boolean {
  return layers.length > 0
}

const LayerContext = createContext<Layer>({ current: undefined })

/** Sets what Escape does in the surrounding sheet, if the sheet's content must decide this. */
export function useModalEscape(escape: () => void): void {
  useLayerEscape(useContext(LayerContext), escape)
}

/** If `escape` is undefined, the layer keeps its earlier function. */
function useLayerEscape(layerRef: Layer, escape: (() => void) | undefined): void {
  useEffect(() => {
    if (escape) layerRef.current = escape
  }, [layerRef, escape])
}

/**
 * Opens a dialog above the other layers. Returns a function that closes the dialog and gives the focus back to the element that had it. If there is
 * no such element any more, the element of the selector `returnTo` gets the focus, or else the first control of the page.
 */
function openLayer(element: HTMLDialogElement, layer: Layer, returnTo: string): () => void {
  const giveBack = rememberFocus(returnTo, FIRST_CONTROL)
  element.setAttribute('closedby', 'none')
  const first = findAutofocus(element)
  // showModal() focuses the element with `autofocus`. Thus the focus moves only once.
  if (first) first.autofocus = true
  element.showModal()
  first?.focus()

  layers.push(layer)
  if (layers.length === 1) document.addEventListener('keydown', closeTopLayer)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    if (layers.length === 0) document.removeEventListener('keydown', closeTopLayer)
    element.close()
    giveBack()
  }
}

/** A sheet above the page. It takes the focus, and gives it back when it closes. Without `onEscape`, only the sheet's content can close it. */
export function Modal({
  labelledBy,
  describedBy,
  onEscape,
  alert,
  returnTo = FIRST_CONTROL,
  className = '',
  children,
}: {
  labelledBy: string
  describedBy?: string
  onEscape?: (() => void) | undefined
  alert?: boolean
  /** Selects the element that gets the focus when the sheet closes, if the element that had the focus before is gone. */
  returnTo?: string
  className?: string
  children: ReactNode
}) {
  const layer: Layer = useRef(onEscape)
  useLayerEscape(layer, onEscape)
  const open = useCallback(
    (element: HTMLDialogElement | null) => (element ? openLayer(element, layer, returnTo) : undefined),
    [layer, returnTo],
  )

  return (
    <dialog
      ref={open}
      {...(alert ? { role: 'alertdialog' } : {})}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => event.preventDefault()}
      className={`rises ${className}`}
    >
      <LayerContext value={layer}>{children}</LayerContext>
    </dialog>
  )
}

/** The usual sheet: centred, as wide as its text needs. On a small screen it scrolls. */
export const SHEET = 'm-auto w-[calc(100%-40px)] max-h-[calc(100dvh-40px)] overflow-y-auto rounded-sheet bg-sheet text-ink shadow-sheet'
