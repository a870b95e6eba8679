import { BLEED, type CardLayout } from './card-sizes.ts'
import type { Box, LayeredPage, PictureLayer } from './layered-page.ts'

/** The sheet before it is folded at the spine: two panels side by side. */
export function flatSheet({ panel }: CardLayout): Omit<LayeredPage, 'name' | 'layers'> {
  return { width: 2 * panel.width, height: panel.height, bleed: BLEED, fold: { x: panel.width } }
}

/** A box of the right-hand panel, on the flat sheet. */
export function onRightPanel({ panel }: CardLayout, box: Box): Box {
  return { ...box, x: panel.width + box.x }
}

/** Art that covers the right-hand panel and bleeds over the three sides that are cut, not over the fold. */
export function rightPanelArt({ panel }: CardLayout, url: string): PictureLayer {
  const height = panel.height + 2 * BLEED
  return {
    kind: 'picture',
    url,
    x: panel.width - BLEED,
    y: -BLEED,
    width: panel.width + 2 * BLEED,
    height,
    clip: { x: panel.width, y: -BLEED, width: panel.width + BLEED, height },
  }
}
