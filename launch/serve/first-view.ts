import { type FirstView, parseFirstView } from '@fondly/contracts/bff/first-screen.ts'

/** The window of a usual phone, 412 pixels wide. Every phone shows two cards in a row, so on another phone little moves when the page takes over. */
const PHONE: FirstView = { gridWidthPx: 372, heightPx: 823, remPx: 16 }
/** A grid of at least this width shows its cards in rows (web/features/catalogue/CardGrid.tsx). */
const MIN_WIDE_PX = 600

/**
 * Returns the window for which the first screen of a request can be drawn: on a phone the window of the last visit
 * (web/features/catalogue/remember-view.ts), or that of a usual phone. Undefined for every other browser, which draws the page itself when its fonts
 * are loaded.
 */
export function findFirstView({ headers }: Request): FirstView | undefined {
  const isOnPhone = headers.get('sec-ch-ua-mobile') === '?1' || /\bMobile\b/.test(headers.get('user-agent') ?? '')
  if (!isOnPhone) return undefined
  const [, value] = /(?:^|; )(?:__Host-)?view=([^;]*)/.exec(headers.get('cookie') ?? '') ?? []
  const view = parseFirstView(value)
  return view && view.gridWidthPx < MIN_WIDE_PX ? view : PHONE
}
