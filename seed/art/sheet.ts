import type { CardMatter } from '@fondly/stationery/layout/card-matter.ts'
import { BLEED_DOTS, cardLayout } from '@fondly/stationery/layout/card-sizes.ts'

/** A front to draw on, in pixels at 300 dpi; `bleed` is how far drawings extend beyond the trim. */
export type Sheet = { size: CardMatter['size']; orientation: CardMatter['orientation']; width: number; height: number; bleed: number }

export const createSheet = (size: Sheet['size'], orientation: Sheet['orientation']): Sheet => ({
  size,
  orientation,
  ...cardLayout(size, orientation).panel,
  bleed: BLEED_DOTS,
})
