import type { FontName } from './font-pack.ts'

/** A way of setting text that a card or envelope names. */
export type Face = 'garamond10Center' | 'whitneybook11Center' | 'johnson14Left' | 'JohnsonPrint'

export type FaceSetting = {
  font: FontName
  /** In points. */
  size: number
  align: 'left' | 'center'
  /** From baseline to baseline, in hundredths of the size. */
  leading: number
}

export const FACES: Record<Face, FaceSetting> = {
  garamond10Center: { font: 'garamond', size: 10, align: 'center', leading: 150 },
  whitneybook11Center: { font: 'franklin', size: 11, align: 'center', leading: 140 },
  johnson14Left: { font: 'hand', size: 14, align: 'left', leading: 136 },
  JohnsonPrint: { font: 'hand', size: 14, align: 'left', leading: 130 },
}
