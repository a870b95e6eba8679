/** The size of a picture in relation to its window; 1 fits the picture into the window. */
export type Zoom = number

export const FIT: Zoom = 1
const MAX_ZOOM: Zoom = 4
const ZOOM_STEP_FACTOR = 1.5
/** The zoom after a tap on a picture that fits into the window. */
const TAP_ZOOM: Zoom = 2.25

const clamp = (zoom: number): Zoom => Math.min(MAX_ZOOM, Math.max(FIT, zoom))

export const canGrow = (zoom: Zoom): boolean => zoom < MAX_ZOOM
export const canShrink = (zoom: Zoom): boolean => zoom > FIT
export const grow = (zoom: Zoom): Zoom => clamp(zoom * ZOOM_STEP_FACTOR)
export const shrink = (zoom: Zoom): Zoom => clamp(zoom / ZOOM_STEP_FACTOR)
export const toggle = (zoom: Zoom): Zoom => (canShrink(zoom) ? FIT : TAP_ZOOM)

/** Two fingers that move apart enlarge the picture in proportion to their distance. */
export const pinch = (zoom: Zoom, distanceBefore: number, distance: number): Zoom =>
  distanceBefore > 0 ? clamp((zoom * distance) / distanceBefore) : zoom

/** Returns the zoom after the key plus, minus or 0. Returns undefined for any other key. */
export function zoomByKey(zoom: Zoom, key: string): Zoom | undefined {
  if (key === '+' || key === '=') return grow(zoom)
  if (key === '-') return shrink(zoom)
  return key === '0' ? FIT : undefined
}
