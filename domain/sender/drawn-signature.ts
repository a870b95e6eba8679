/** A signature drawn by hand: strokes, each the whole numbers x, y, x, y … of its points in a field of SIGNATURE_FIELD. */
export type DrawnSignature = readonly (readonly number[])[]

/** The field in which signatures are drawn, in units of its own: a drawing is scaled to the card. */
export const SIGNATURE_FIELD = { width: 600, height: 200 } as const
export const MAX_SIGNATURE_STROKES = 60
/** The most points of all strokes together; a long signature has about 400. */
export const MAX_SIGNATURE_POINTS = 2_000
/** A point that is nearer to the previous point is left out. The distance is in units of SIGNATURE_FIELD. */
const MIN_POINT_DISTANCE = 3

/** Returns the stroke with one more point, rounded and kept inside the field; the same stroke if the point is too near to its last one. */
export function addPoint(stroke: readonly number[], x: number, y: number): readonly number[] {
  const [newX, newY] = [within(x, SIGNATURE_FIELD.width), within(y, SIGNATURE_FIELD.height)]
  const [lastX, lastY] = stroke.slice(-2)
  if (lastX === undefined || lastY === undefined) return [newX, newY]
  const [across, down] = [newX - lastX, newY - lastY]
  return across * across + down * down < MIN_POINT_DISTANCE ** 2 ? stroke : [...stroke, newX, newY]
}

/** Whether these strokes are a signature that can be saved and printed. */
export function isDrawnSignature(strokes: DrawnSignature): boolean {
  const numbers = strokes.reduce((sum, stroke) => sum + stroke.length, 0)
  return (
    strokes.length > 0 &&
    strokes.length <= MAX_SIGNATURE_STROKES &&
    numbers <= 2 * MAX_SIGNATURE_POINTS &&
    strokes.every((stroke) => stroke.length >= 2 && stroke.length % 2 === 0 && stroke.every(isInside))
  )
}

function isInside(value: number, at: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= (at % 2 === 0 ? SIGNATURE_FIELD.width : SIGNATURE_FIELD.height)
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)))
