/** The widths in pixels of our own art. A width in between is rounded up to the next one. */
const WIDTHS_PX = [160, 240, 320, 480, 640, 960]
const SMALLEST_WIDTH_PX = 320

/** Up to this width in CSS pixels, the smallest picture is sharp enough for every screen and for printing. */
const SMALL_WIDTH_PX = 140

export type CardPicture = { src: string; srcSet?: string; sizes?: string }

/**
 * Returns the picture of a card's front for a width, as attributes of `img` and `link`. A preload must name exactly the same picture as the page.
 * Only our own art exists in several widths.
 */
export function cardPicture(url: string, shown: string | number): CardPicture {
  // Commerce returns a full URL, whose origin must stay in the picture's URL.
  if (!/^(https?:\/\/[^/]+)?\/art\//.test(url)) return { src: url }
  const at = (width: number) => `${url.split('?')[0]}?width=${width}`
  if (typeof shown === 'number' && shown <= SMALL_WIDTH_PX) return { src: at(SMALLEST_WIDTH_PX) }
  return {
    src: at(SMALLEST_WIDTH_PX),
    srcSet: WIDTHS_PX.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes: typeof shown === 'number' ? `${shown}px` : shown,
  }
}
