import { BLEED_DOTS, type CardLayout } from './card-sizes.ts'
import type { Box, LayeredPage, Layer, PictureLayer } from './layered-page.ts'

/**
 * Returns the unfolded sheet with both panels: side by side with the spine between them, or one above the other with the tent's fold between them.
 * The second panel (right or lower) is the front on the outside, and the written half on the inside.
 */
export function flatSheet({ panel, fold }: CardLayout): Omit<LayeredPage, 'name' | 'layers'> {
  return fold === 'spine'
    ? { width: 2 * panel.width, height: panel.height, bleed: BLEED_DOTS, fold: { x: panel.width } }
    : { width: panel.width, height: 2 * panel.height, bleed: BLEED_DOTS, fold: { y: panel.height } }
}

/** Moves a box of the second panel to its place on the flat sheet. */
export function onSecondPanel({ panel, fold }: CardLayout, box: Box): Box {
  return fold === 'spine' ? { ...box, x: panel.width + box.x } : { ...box, y: panel.height + box.y }
}

/**
 * Moves a layer of the back to its place on the flat sheet. The back of a tent is on the other side of the upper fold, so it is printed upside down.
 */
export function onBack<L extends Layer>({ panel, fold }: CardLayout, layer: L): L {
  if (fold === 'spine') return layer
  return { ...layer, x: panel.width - layer.x - layer.width, y: panel.height - layer.y - layer.height, turn: 180 }
}

/** Returns art that covers the second panel and bleeds over its three cut edges, but not over the fold. */
export function secondPanelArt(layout: CardLayout, url: string): PictureLayer {
  const { panel, fold } = layout
  const [width, height] = [panel.width + 2 * BLEED_DOTS, panel.height + 2 * BLEED_DOTS]
  const whole = onSecondPanel(layout, { x: -BLEED_DOTS, y: -BLEED_DOTS, width, height })
  const clip =
    fold === 'spine'
      ? { ...whole, x: panel.width, width: panel.width + BLEED_DOTS }
      : { ...whole, y: panel.height, height: panel.height + BLEED_DOTS }
  return { kind: 'picture', url, ...whole, clip }
}
