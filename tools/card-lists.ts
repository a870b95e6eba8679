import type { CardMatter } from '@fondly/stationery/layout/card-matter.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import { canonicalJson, displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'

/** The hash of each card's display list, which the sender's browser and the printing server both compute. */
export function listHashes(matters: CardMatter[]): string[] {
  return matters.map((matter) => displayListHash(displayList(cardPages(matter))))
}

/** The text that is hashed, to find where the results of two environments differ. */
export function listBytes(matter: CardMatter): string {
  return canonicalJson(displayList(cardPages(matter)))
}
