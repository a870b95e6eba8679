import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayPage, type DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { knownLayout } from '@fondly/stationery/layout/paper-rules.ts'

/**
 * Lays out everything that is printed: both sides of the unfolded sheet, and the envelope. Returns undefined if the browser cannot lay out the card.
 */
export function livingSheets(print: CardPrint): Record<'outside' | 'inside' | 'envelope', DisplayPage> | undefined {
  if (!knownLayout(print)) return undefined
  const { outside, inside, envelope } = cardPages(print)
  return { outside: displayPage(outside), inside: displayPage(inside), envelope: displayPage(envelope) }
}
