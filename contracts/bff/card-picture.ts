/** Widths in which art of ours is made, in pixels; what lies between is made as the next larger. */
const WIDTHS = [160, 240, 320, 480, 640, 960]
const SMALLEST_WIDTH_PX = 320

/** Shown at most so wide, the smallest picture is dense enough for every screen, and for paper. */
const SMALL_WIDTH_PX = 140

export type CardPicture = { src: string; srcSet?: string; sizes?: string }

/**
 * The picture of a card's front that is shown so many pixels wide, as `img` and `link` name it: what is fetched ahead of the page must be the very same.
 * Only art of ours can be had in several widths.
 */
export function cardPicture(url: string, shown: string | number): CardPicture {
  // Commerce tells a whole address, the picture's own origin in it.
  if (!/^(https?:\/\/[^/]+)?\/art\//.test(url)) return { src: url }
  const at = (width: number) => `${url.split('?')[0]}?width=${width}`
  if (typeof shown === 'number' && shown <= SMALL_WIDTH_PX) return { src: at(SMALLEST_WIDTH_PX) }
  return {
    src: at(SMALLEST_WIDTH_PX),
    srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes: typeof shown === 'number' ? `${shown}px` : shown,
  }
}
