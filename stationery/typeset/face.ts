import type { FontName } from './font-pack.ts'

/** The name of a typeface setting for cards and envelopes. */
export type Face = 'garamond10Center' | 'whitneybook11Center' | 'johnson14Left' | 'JohnsonPrint'

export type FaceSetting = {
  font: FontName
  /** The size of the type in points. */
  size: number
  align: 'left' | 'center'
  /** The distance between baselines, in hundredths of the size. */
  leading: number
}

export const FACES: Record<Face, FaceSetting> = {
  garamond10Center: { font: 'garamond', size: 10, align: 'center', leading: 150 },
  whitneybook11Center: { font: 'franklin', size: 11, align: 'center', leading: 140 },
  johnson14Left: { font: 'hand', size: 14, align: 'left', leading: 136 },
  JohnsonPrint: { font: 'hand', size: 14, align: 'left', leading: 130 },
}
