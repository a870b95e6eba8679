export type Format = 'webp' | 'png' | 'svg' | 'scene'
export const FORMAT_TYPES: Record<Format, string> = {
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
  scene: 'application/json',
}

/** Pictures are made in these widths only, so that nobody fills the disk by asking. */
export const WIDTHS = [160, 240, 320, 480, 640, 800, 960, 1280, 1600]
const USUAL_WIDTH = 960

/** The width in which a picture is made: the next that is large enough. */
export function widthFor(asked: number | undefined): number {
  return WIDTHS.find((width) => width >= (asked ?? USUAL_WIDTH)) ?? Math.max(...WIDTHS)
}
