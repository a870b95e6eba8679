/** How much larger than its window a picture is shown; 1 fits it into the window. */
export type Zoom = number

export const FIT: Zoom = 1
const MAX_ZOOM: Zoom = 4
const STEP = 1.5
/** A tap on the picture that fits enlarges it so far. */
const TAP: Zoom = 2.25

const clamp = (zoom: number): Zoom => Math.min(MAX_ZOOM, Math.max(FIT, zoom))

export const canGrow = (zoom: Zoom): boolean => zoom < MAX_ZOOM
export const canShrink = (zoom: Zoom): boolean => zoom > FIT
export const grow = (zoom: Zoom): Zoom => clamp(zoom * STEP)
export const shrink = (zoom: Zoom): Zoom => clamp(zoom / STEP)
export const toggle = (zoom: Zoom): Zoom => (canShrink(zoom) ? FIT : TAP)

/** Two fingers that move apart enlarge the picture as much as their distance grows. */
export const pinch = (zoom: Zoom, distanceBefore: number, distance: number): Zoom =>
  distanceBefore > 0 ? clamp((zoom * distance) / distanceBefore) : zoom

/** Returns the zoom after a key: plus, minus and 0; undefined for any other key. */
export function zoomByKey(zoom: Zoom, key: string): Zoom | undefined {
  if (key === '+' || key === '=') return grow(zoom)
  if (key === '-') return shrink(zoom)
  return key === '0' ? FIT : undefined
}
