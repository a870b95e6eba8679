import { type DrawnSignature, SIGNATURE_FIELD } from '@fondly/domain/sender/drawn-signature.ts'
import { strokePath } from '@fondly/stationery/layout/place-strokes.ts'
import type { CSSProperties, PointerEvent } from 'react'
import type { DrawingAction, Point } from './drawing.ts'

const { width, height } = SIGNATURE_FIELD
/** The colour of the ink, and that of the paper at day and at night. */
const INK = '#000000'
const PAPER: CSSProperties = {
  background: 'var(--card-paper)',
  touchAction: 'none',
  aspectRatio: `${width} / ${height}`,
  cursor: 'crosshair',
}
/** The width of the pen's line in the field. */
const LINE = { fill: 'none', stroke: INK, strokeWidth: 6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const LEFT_BUTTON = 0

/** The field in which a signature is drawn, with the ink and the curves of the print. */
export function SignatureField({
  label,
  strokes,
  onDraw,
}: {
  label: string
  strokes: DrawnSignature
  onDraw: (action: DrawingAction) => void
}) {
  const isDrawing = ({ currentTarget, pointerId }: PointerEvent<SVGSVGElement>) => currentTarget.hasPointerCapture(pointerId)
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is drawn is in this document; an img could not take the pen
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      style={PAPER}
      className="block w-full rounded-control border border-rule-2"
      onPointerDown={(event) => {
        // A second finger is not a second pen.
        if (event.button !== LEFT_BUTTON || !event.isPrimary) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        onDraw({ kind: 'begin', point: pointOf(event.nativeEvent, event.currentTarget) })
      }}
      onPointerMove={(event) => {
        if (!isDrawing(event)) return
        const { nativeEvent, currentTarget } = event
        // What the pen did between two frames.
        const moves = nativeEvent.getCoalescedEvents()
        onDraw({ kind: 'extend', points: (moves.length > 0 ? moves : [nativeEvent]).map((move) => pointOf(move, currentTarget)) })
      }}
    >
      <path d={strokes.map((stroke) => strokePath(stroke.map((value) => value * 100))).join('')} {...LINE} />
    </svg>
  )
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }, field: Element): Point {
  const box = field.getBoundingClientRect()
  return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height]
}
