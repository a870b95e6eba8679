import { type CSSProperties, type KeyboardEvent, type ReactNode, type TouchEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../ui/Icon.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { useFormWords } from '../../words/form-words.ts'
import { useWords } from '../../words/words.tsx'
import { findPlace, findSeen, type Place, toTapped, turnTo } from './place.ts'
import { canGrow, canShrink, FIT, grow, pinch, shrink, toggle, type Zoom, zoomByKey } from './zoom.ts'

const BAR_HEIGHT_PX = 60
const MARGIN_PX = 24

// Two fingers must zoom the picture, not the page.
const STAGE: CSSProperties = { touchAction: 'pan-x pan-y' }

/**
 * One picture of the preview on the whole screen. Plus and minus zoom, arrows scroll, and 0 fits the picture to the window. Two fingers and a tap
 * zoom too.
 */
export function PictureZoom({
  label,
  ratio,
  start,
  children,
  onClose,
}: {
  label: string
  ratio: number
  /** The place that is in the middle after the fitted picture is enlarged. */
  start: Place
  children: ReactNode
  onClose: () => void
}) {
  const words = useWords()
  const title = useId()
  const [zoom, setZoom] = useState<Zoom>(FIT)
  const fingers = useRef(0)
  const frame = useRef<HTMLElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  /** Zooms to `into`. By default, an enlarged picture keeps the middle of its window, and a fitted picture zooms to `start`. */
  const zoomTo = (next: Zoom, into?: Place) => {
    if (!frame.current || !picture.current) return
    const place = canShrink(zoom) ? findSeen(picture.current, frame.current) : (into ?? start)
    // Renders at once, because the new size decides how far to scroll.
    flushSync(() => setZoom(next))
    turnTo(place, picture.current, frame.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : zoomByKey(zoom, event.key)
    if (next === undefined) return
    event.preventDefault()
    zoomTo(next)
  }
  const onTouch = ({ touches }: TouchEvent) => {
    const [one, other] = [touches.item(0), touches.item(1)]
    const distance = one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
    if (distance > 0 && one && other && picture.current) {
      const between = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }
      zoomTo(pinch(zoom, fingers.current, distance), findPlace(picture.current, between))
    }
    fingers.current = distance
  }
  const fitted = `min(100vw - ${2 * MARGIN_PX}px, (100dvh - ${BAR_HEIGHT_PX + 2 * MARGIN_PX}px) * ${ratio})`
  return (
    <Modal labelledBy={title} onEscape={onClose} className="m-0 h-dvh overflow-clip max-h-none w-full max-w-none bg-sunk text-ink">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to what bubbles up */}
      <div className="flex h-full flex-col" onKeyDown={onKeyDown}>
        <div className="flex items-center gap-1 px-4" style={{ minHeight: BAR_HEIGHT_PX }}>
          <h2 id={title} className="mr-auto font-sans font-semibold">
            {label}
          </h2>
          <ZoomButton name="smaller" isPossible={canShrink(zoom)} onClick={() => zoomTo(shrink(zoom))} />
          <ZoomButton name="larger" isPossible={canGrow(zoom)} onClick={() => zoomTo(grow(zoom))} />
          <button
            type="button"
            aria-label={words.close}
            title={words.close}
            onClick={onClose}
            className="grid size-11 place-items-center rounded-control text-ink-2 hover:text-ink"
          >
            <Icon name="close" />
          </button>
        </div>
        <section
          ref={frame}
          aria-labelledby={title}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
          tabIndex={0}
          data-autofocus
          style={STAGE}
          onTouchStart={onTouch}
          onTouchMove={onTouch}
          onTouchEnd={onTouch}
          className="flex min-h-0 grow overflow-y-auto overflow-x-auto"
        >
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keys are above */}
          <div
            ref={picture}
            onClick={(event) => zoomTo(toggle(zoom), toTapped(findPlace(event.currentTarget, event), start))}
            className="relative m-auto shrink-0 bg-[var(--card-paper)] shadow-[var(--sh-2)]"
            style={{ width: `calc(${fitted} * ${zoom})`, aspectRatio: ratio, cursor: canShrink(zoom) ? 'zoom-out' : 'zoom-in' }}
          >
            {children}
          </div>
        </section>
      </div>
    </Modal>
  )
}

function ZoomButton({ name, isPossible, onClick }: { name: 'larger' | 'smaller'; isPossible: boolean; onClick: () => void }) {
  const formWords = useFormWords()
  return (
    <button
      type="button"
      aria-label={formWords[name]}
      title={formWords[name]}
      aria-disabled={!isPossible}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-control text-ink-2 hover:text-ink"
    >
      <Icon name={name} />
    </button>
  )
}
