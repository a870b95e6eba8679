import { type FirstView, parseFirstView } from '@fondly/contracts/bff/first-screen.ts'

/** A usual phone, 412 pixels wide. Every phone shows two cards side by side, so a wrong guess moves little. */
const PHONE: FirstView = { gridWidthPx: 372, heightPx: 823, remPx: 16 }
/** On a wider grid the cards stand in rows (web/features/catalogue/CardGrid.tsx). */
const MIN_WIDE_PX = 600

/**
 * Returns the window for which the first screen of a request can be drawn: that of the last visit (web/features/catalogue/remember-view.ts), or a phone. Undefined if the
 * window is unknown. A browser that now says that it is on a phone has no wide window.
 */
export function findFirstView({ headers }: Request): FirstView | undefined {
  const [, value] = /(?:^|; )(?:__Host-)?view=([^;]*)/.exec(headers.get('cookie') ?? '') ?? []
  const view = parseFirstView(value)
  const isOnPhone = headers.get('sec-ch-ua-mobile') === '?1' || /\bMobile\b/.test(headers.get('user-agent') ?? '')
  if (isOnPhone && (view?.gridWidthPx ?? MIN_WIDE_PX) >= MIN_WIDE_PX) return PHONE
  return view
}
