import type { FirstView } from '@fondly/contracts/bff/first-screen.ts'
import { measureGrid } from './features/catalogue/CardGrid.tsx'

/**
 * Measures the room for the cards of the catalogue before anything is drawn. Otherwise React would draw the page without cards, measure it, and then
 * draw the cards in one long task. Empties the place except for the measured element, which React's first drawing replaces.
 */
export function measureFirstView(place: HTMLElement): FirstView {
  const grid = document.createElement('div')
  place.replaceChildren(grid)
  place.className = 'page-margin'
  const { gridWidth, rem } = measureGrid(grid)
  place.className = ''
  return { gridWidthPx: gridWidth, heightPx: innerHeight, remPx: rem }
}
