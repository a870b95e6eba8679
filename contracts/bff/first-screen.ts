import type { Catalogue } from './catalogue.ts'
import type { Session } from './session.ts'

/** What the catalogue of a signed-in user shows first. */
export type FirstScreen = { session: Extract<Session, { signedIn: true }>; catalogue: Catalogue }

/** The window for which the first screen is drawn: the width of the card grid, the height of the window, and the size of text. */
export type FirstView = { gridWidthPx: number; heightPx: number; remPx: number }

/** The first screen as HTML, and what the document around it needs. */
export type DrawnScreen = {
  /** Links that preload the pictures of the screen. */
  links: string
  html: string
  /** The BCP 47 tag of the page's language. */
  tag: string
  title: string
  theme: 'light' | 'dark'
  /** The client's colours, as the `style` of the document. */
  brandStyle: string
}

/** The function that `web/server` exports. It draws the first screen exactly as the page draws it in a window of this size. */
export type DrawFirstScreen = (screen: FirstScreen, view: FirstView) => DrawnScreen

/** Writes a view as text, for the cookie `view` and the attribute `data-view` of the page. */
export const formatFirstView = ({ gridWidthPx, heightPx, remPx }: FirstView): string => [gridWidthPx, heightPx, remPx].join('x')

/** Reads such a text. Returns undefined if the text has another form or impossible sizes. */
export function parseFirstView(text: string | undefined): FirstView | undefined {
  const [gridWidthPx, heightPx, remPx, ...more] = (text ?? '').split('x').map(Number)
  const isBetween = (least: number, value: number | undefined, most: number): value is number =>
    value !== undefined && value >= least && value <= most
  if (more.length > 0 || !isBetween(200, gridWidthPx, 8_000) || !isBetween(200, heightPx, 8_000) || !isBetween(8, remPx, 64))
    return undefined
  return { gridWidthPx, heightPx, remPx }
}
