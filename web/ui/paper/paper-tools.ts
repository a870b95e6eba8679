/** What draws a card as it is typed. It comes with the order form, which is the first to need it: a file of its own would make that form larger. */
export { cardPages } from '@fondly/stationery/layout/card-pages.ts'
export { displayPage } from '@fondly/stationery/layout/display-list.ts'
export { knownLayout } from '@fondly/stationery/layout/paper-rules.ts'
export { pageSvgNode } from '@fondly/stationery/paint/svg/page-svg.ts'
export { SvgDrawing } from '../SvgDrawing.tsx'
export { EnvelopeFace } from './EnvelopeFace.tsx'
export { OpenCard, openSize } from './OpenCard.tsx'
