import type { CardContent } from '@fondly/stationery/layout/card-content.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import { canonicalJson, displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'

/** The hash of each card's display list, which the sender's browser and the printing server both compute. */
export function listHashes(contents: CardContent[]): string[] {
  return contents.map((content) => displayListHash(displayList(cardPages(content))))
}

/** The text that is hashed, to find where the results of two environments differ. */
export function listBytes(content: CardContent): string {
  return canonicalJson(displayList(cardPages(content)))
}
