export type Format = 'webp' | 'png' | 'svg' | 'scene'
export const FORMAT_TYPES: Record<Format, string> = {
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
  scene: 'application/json',
}

/** The only widths, in pixels, in which pictures are made. Requests for any width would fill the disk. */
export const WIDTHS = [160, 240, 320, 480, 640, 800, 960, 1280, 1600]
const DEFAULT_WIDTH_PX = 960

/** Returns the width in pixels in which a picture is made: the next one that is large enough, or else the largest. */
export function widthFor(wantedWidth: number | undefined): number {
  return WIDTHS.find((width) => width >= (wantedWidth ?? DEFAULT_WIDTH_PX)) ?? Math.max(...WIDTHS)
}
