import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import type { SheetBox } from '../e2e/printed-matter.ts'

/** Returns the box of a page's barcode with its quiet zone, in pixels at 300 dpi. `edge` is the room around the page on its sheet. */
export function findModuleBox(page: DisplayPage, edge: number): SheetBox {
  const mark = page.marks.find((found) => found.kind === 'modules')
  if (!mark) throw new Error('The page has no barcode.')
  const side = (mark.rows.length * mark.module) / 100
  const quiet = (4 * mark.module) / 100
  const [x, y] = mark.turn
    ? [(2 * mark.turn[0] - mark.x) / 100 - side, (2 * mark.turn[1] - mark.y) / 100 - side]
    : [mark.x / 100, mark.y / 100]
  const length = Math.ceil(side + 2 * quiet)
  return { x: Math.round(x - quiet + edge), y: Math.round(y - quiet + edge), width: length, height: length }
}
