import { formatFirstView } from '@fondly/contracts/bff/first-screen.ts'
import { writePageCookie, YEAR_SECONDS } from '../../page-cookie.ts'

/** The server does not draw wider windows (launch/serve/first-view.ts). */
const MIN_WIDE_PX = 600

/** Stores the size of the catalogue in a narrow window. With it, the server can draw the first screen of the next visit (web/server). */
export function rememberView(): void {
  const gridWidthPx = document.querySelector('main .shelf')?.clientWidth
  if (!gridWidthPx || gridWidthPx >= MIN_WIDE_PX) return
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  writePageCookie('view', formatFirstView({ gridWidthPx, heightPx: innerHeight, remPx }), YEAR_SECONDS)
}
