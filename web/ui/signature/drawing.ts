import { addPoint, type DrawnSignature, MAX_SIGNATURE_POINTS, MAX_SIGNATURE_STROKES } from '@fondly/domain/sender/drawn-signature.ts'

/** A point in the field of a signature. */
export type Point = readonly [x: number, y: number]
export type DrawingAction =
  | { kind: 'begin'; point: Point }
  /** `stroke` is the index of the stroke that began when the pen went down. */
  | { kind: 'extend'; stroke: number; points: readonly Point[] }
  | { kind: 'undo' }
  | { kind: 'clear' }

/** Returns the drawing after an action. Ignores points when the drawing is full. */
export function changeDrawing(strokes: DrawnSignature, action: DrawingAction): DrawnSignature {
  switch (action.kind) {
    case 'begin':
      return isFull(strokes) ? strokes : [...strokes, addPoint([], ...action.point)]
    case 'extend': {
      const last = strokes[action.stroke]
      if (!last || action.stroke !== strokes.length - 1) return strokes
      const room = 2 * MAX_SIGNATURE_POINTS - countNumbers(strokes.slice(0, -1))
      const longer = action.points.reduce((stroke, point) => (stroke.length < room ? addPoint(stroke, ...point) : stroke), last)
      return longer === last ? strokes : [...strokes.slice(0, -1), longer]
    }
    case 'undo':
      return strokes.slice(0, -1)
    case 'clear':
      return []
  }
}

export const isFull = (strokes: DrawnSignature): boolean =>
  strokes.length >= MAX_SIGNATURE_STROKES || countNumbers(strokes) >= 2 * MAX_SIGNATURE_POINTS

const countNumbers = (strokes: DrawnSignature): number => strokes.reduce((sum, { length }) => sum + length, 0)
