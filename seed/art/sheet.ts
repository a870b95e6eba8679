import type { CardContent } from '@fondly/stationery/layout/card-content.ts'
import { BLEED_DOTS, cardLayout } from '@fondly/stationery/layout/card-sizes.ts'

/** A front to draw on, in pixels at 300 dpi; `bleed` is how far drawings extend beyond the trim. */
export type Sheet = { size: CardContent['size']; orientation: CardContent['orientation']; width: number; height: number; bleed: number }

export const createSheet = (size: Sheet['size'], orientation: Sheet['orientation']): Sheet => ({
  size,
  orientation,
  ...cardLayout(size, orientation).panel,
  bleed: BLEED_DOTS,
})
