import type { CardMatter } from '@fondly/stationery/layout/card-matter.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import { canonicalJson, displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'

/** What the sender's browser and the printing server both work out: the hash of each card's display list. */
export function listHashes(matters: CardMatter[]): string[] {
  return matters.map((matter) => displayListHash(displayList(cardPages(matter))))
}

/** The bytes of which that hash is made, to see where two worlds part. */
export function listBytes(matter: CardMatter): string {
  return canonicalJson(displayList(cardPages(matter)))
}
