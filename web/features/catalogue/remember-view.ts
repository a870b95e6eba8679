import { formatFirstView } from '@fondly/contracts/bff/first-screen.ts'
import { writePageCookie, YEAR_SECONDS } from '../../page-cookie.ts'

/** Stores the size of the catalogue in this window, so that the server can draw the first screen of the next visit (web/server). */
export function rememberView(): void {
  const gridWidthPx = document.querySelector('main .shelf')?.clientWidth
  if (!gridWidthPx) return
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  writePageCookie('view', formatFirstView({ gridWidthPx, heightPx: innerHeight, remPx }), YEAR_SECONDS)
}
