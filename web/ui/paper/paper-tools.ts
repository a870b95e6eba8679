/**
 * The functions that draw a card while the user types. The bundler puts them into the chunk of the order form, which needs them first; a separate
 * chunk would make the page larger.
 */
export { cardPages } from '@fondly/stationery/layout/card-pages.ts'
export { displayPage } from '@fondly/stationery/layout/display-list.ts'
export { knownLayout } from '@fondly/stationery/layout/paper-rules.ts'
export { pageSvgNode } from '@fondly/stationery/paint/svg/page-svg.ts'
export { SvgDrawing } from '../SvgDrawing.tsx'
export { EnvelopeFace } from './EnvelopeFace.tsx'
export { OpenCard, openSize } from './OpenCard.tsx'
