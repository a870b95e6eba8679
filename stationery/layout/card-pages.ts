import type { CardContent } from './card-content.ts'
import { cardLayout } from './card-sizes.ts'
import { envelopePage } from './envelope-page.ts'
import { insidePage } from './inside-page.ts'
import type { LayeredCard } from './layered-page.ts'
import { outsidePage } from './outside-page.ts'

/** Lays out a card and its envelope. Throws CardLayoutUnknown for a size and orientation without a layout. */
export function cardPages(content: CardContent): LayeredCard {
  const layout = cardLayout(content.size, content.orientation)
  return {
    outside: outsidePage(content, layout),
    inside: insidePage(content, layout),
    envelope: envelopePage(content, layout.envelope),
  }
}
