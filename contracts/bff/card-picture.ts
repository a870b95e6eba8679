/** The widths in pixels in which our own art is made. A width in between is rounded up to the next. */
const WIDTHS = [160, 240, 320, 480, 640, 960]
const SMALLEST_WIDTH_PX = 320

/** Up to this width in CSS pixels, the smallest picture is sharp enough for every screen and for paper. */
const SMALL_WIDTH_PX = 140

export type CardPicture = { src: string; srcSet?: string; sizes?: string }

/**
 * Returns the picture of a card's front for a width, in the words of `img` and `link`. A preload must name exactly the same picture as the page.
 * Only our own art exists in several widths.
 */
export function cardPicture(url: string, shown: string | number): CardPicture {
  // Commerce gives a full URL, so take the origin from there.
  if (!/^(https?:\/\/[^/]+)?\/art\//.test(url)) return { src: url }
  const at = (width: number) => `${url.split('?')[0]}?width=${width}`
  if (typeof shown === 'number' && shown <= SMALL_WIDTH_PX) return { src: at(SMALLEST_WIDTH_PX) }
  return {
    src: at(SMALLEST_WIDTH_PX),
    srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes: typeof shown === 'number' ? `${shown}px` : shown,
  }
}
