import type { GetImage } from '@fondly/contracts/renderer/get-image.ts'
import { cardLayout } from '@fondly/stationery/layout/card-sizes.ts'
import { envelopeLayout } from '@fondly/stationery/layout/envelope-sizes.ts'
import { RendererFault } from '../faults.ts'
import type { RequestedPage } from './wire-pages.ts'

type Size = { width: number; height: number }

/** Sizes may differ by half a pixel, because callers may round up or down. */
const TOLERANCE_PX = 0.5

/** Throws RendererFault 400 unless the card's size, its orientation and its pages are consistent. */
export function assertMeasures(body: GetImage, pages: readonly RequestedPage[]): void {
  const isEnvelope = pages.some(({ page }) => page.name === 'envelope')
  const panel = panelOf(body, isEnvelope)
  const { orientation } = body
  const shape = panel.width === panel.height ? 'S' : panel.width > panel.height ? 'H' : 'V'
  if (orientation !== shape)
    throw new RendererFault(400, 'orientation', `A panel of ${panel.width} x ${panel.height} is of orientation ${shape}.`, {
      path: 'orientation',
    })
  for (const { page, path } of pages) assertPage(page, panel, path)
}

function panelOf({ cardSize, cardWidth, cardHeight, orientation }: GetImage, isEnvelope: boolean): Size {
  const known = cardSize && (isEnvelope ? envelopeLayout(cardLayout(cardSize, 'V').envelope) : cardLayout(cardSize, orientation).panel)
  const measures = { width: cardWidth ?? known?.width, height: cardHeight ?? known?.height }
  if (measures.width === undefined || measures.height === undefined) {
    throw new RendererFault(400, 'card-size', 'Either cardWidth and cardHeight or cardSize must say how large the card is.', {
      path: measures.width === undefined ? 'cardWidth' : 'cardHeight',
    })
  }
  const right = `A card of size ${cardSize} ${orientation} is ${known?.width} x ${known?.height}${isEnvelope ? ', its envelope' : ''}.`
  if (known && !near(measures.width, known.width)) throw new RendererFault(400, 'card-size', right, { path: 'cardWidth' })
  if (known && !near(measures.height, known.height)) throw new RendererFault(400, 'card-size', right, { path: 'cardHeight' })
  return { width: measures.width, height: measures.height }
}

/** Checks that a page is one panel, or two panels that meet at the fold. */
function assertPage({ width, height, fold }: RequestedPage['page'], panel: Size, path: string): void {
  const wide = fold && 'x' in fold ? 2 * panel.width : panel.width
  const high = fold && 'y' in fold ? 2 * panel.height : panel.height
  const wrong = (field: string, right: string) =>
    new RendererFault(400, 'page-size', `With cards of ${panel.width} x ${panel.height} the ${field} of this page is ${right}.`, {
      path: `${path}.${field}`,
    })
  if (!near(width, wide, fold)) throw wrong('width', `${wide}`)
  if (!near(height, high, fold)) throw wrong('height', `${high}`)
  if (fold && 'x' in fold && !near(fold.x, width / 2)) throw wrong('fold.x', `${width / 2}`)
  if (fold && 'y' in fold && !near(fold.y, height / 2)) throw wrong('fold.y', `${height / 2}`)
}

function near(one: number, other: number, folded?: unknown): boolean {
  return Math.abs(one - other) <= (folded ? 2 : 1) * TOLERANCE_PX
}
