import { displayPage, type DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { envelopePage } from '@fondly/stationery/layout/envelope-page.ts'
import { insidePage } from '@fondly/stationery/layout/inside-page.ts'
import { knownLayout } from '@fondly/stationery/layout/paper-rules.ts'
import { artUrl, pageSvg } from '@fondly/stationery/paint/svg/page-svg.ts'
import { cardOnPaper } from './card-on-paper.ts'
import { measure } from './measure.ts'
import { COST_HEADS, costRow, report } from './report.ts'
import { withProduct } from './with-product.ts'

/**
 * Measures one keystroke: laying out inside and envelope with a new message each time, and writing them as SVG. Compares it with JSON.stringify
 * of the same display list. It runs in Node; a browser would also have to paint.
 */
const ROUNDS = 15
const KEYSTROKES_PER_ROUND = 200

// Count the results, so that the engine does not optimise the work away.
let total = 0

await withProduct({}, async (testProduct) => {
  const { print } = await cardOnPaper(testProduct)
  let number = 0
  const laidOut = (): DisplayPage[] => {
    const card = print(++number)
    const layout = knownLayout(card)
    if (!layout) throw new Error('The card has no layout.')
    return [displayPage(insidePage(card, layout)), displayPage(envelopePage(card, layout.envelope))]
  }
  const painted = (page: DisplayPage) => pageSvg(page, { picture: (url) => artUrl(url, 1200) })
  const list = laidOut()
  const each = (work: () => number) => () => {
    for (let time = 0; time < KEYSTROKES_PER_ROUND; time++) total += work()
    return Promise.resolve(KEYSTROKES_PER_ROUND)
  }

  const costs = await measure(
    {
      layout: each(() => laidOut().length),
      keystroke: each(() => laidOut().map(painted).join('').length),
      bare: each(() => JSON.stringify(list).length),
    },
    { rounds: ROUNDS },
  )
  report(`One keystroke, a display list of ${JSON.stringify(list).length} characters`, COST_HEADS, [
    costRow('JSON.stringify of the list', costs.bare),
    costRow('layout', costs.layout, costs.bare),
    costRow('layout and paint', costs.keystroke, costs.bare),
  ])
  if (total === 0) throw new Error('Nothing was measured.')
})
