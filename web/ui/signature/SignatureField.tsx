import { type DrawnSignature, SIGNATURE_FIELD } from '@fondly/domain/sender/drawn-signature.ts'
import { type PointerEvent, useRef } from 'react'
import type { DrawingAction, Point } from './drawing.ts'
import { SignaturePicture } from './SignaturePicture.tsx'

const { width, height } = SIGNATURE_FIELD
/** Without `touchAction`, a finger would scroll the page instead of drawing. */
const DRAWN_IN = { touchAction: 'none', cursor: 'crosshair' } as const
const LEFT_BUTTON = 0

/** The field in which the user draws a signature, with the same ink and curves as in print. */
export function SignatureField({
  label,
  strokes,
  onDraw,
}: {
  label: string
  strokes: DrawnSignature
  onDraw: (action: DrawingAction) => void
}) {
  const stroke = useRef(0)
  const isDrawing = ({ currentTarget, pointerId }: PointerEvent<SVGSVGElement>) => currentTarget.hasPointerCapture(pointerId)
  return (
    <SignaturePicture
      label={label}
      strokes={strokes}
      style={DRAWN_IN}
      onPointerDown={(event) => {
        // A second finger must not draw.
        if (event.button !== LEFT_BUTTON || !event.isPrimary) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        stroke.current = strokes.length
        onDraw({ kind: 'begin', point: pointOf(event.nativeEvent, event.currentTarget) })
      }}
      onPointerMove={(event) => {
        if (!isDrawing(event)) return
        const { nativeEvent, currentTarget } = event
        // All movements of the pen since the last frame.
        const moves = nativeEvent.getCoalescedEvents()
        onDraw({
          kind: 'extend',
          stroke: stroke.current,
          points: (moves.length > 0 ? moves : [nativeEvent]).map((move) => pointOf(move, currentTarget)),
        })
      }}
    />
  )
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }, field: Element): Point {
  const box = field.getBoundingClientRect()
  return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height]
}
