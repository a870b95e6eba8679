import type { CardMatter } from './card-matter.ts'
import { cardLayout } from './card-sizes.ts'
import { envelopePage } from './envelope-page.ts'
import { insidePage } from './inside-page.ts'
import type { LayeredCard } from './layered-page.ts'
import { outsidePage } from './outside-page.ts'

/** Lays out a card and its envelope. Throws CardLayoutUnknown for a size and orientation without a layout. */
export function cardPages(matter: CardMatter): LayeredCard {
  const layout = cardLayout(matter.size, matter.orientation)
  return {
    outside: outsidePage(matter, layout),
    inside: insidePage(matter, layout),
    envelope: envelopePage(matter, layout.envelope),
  }
}
