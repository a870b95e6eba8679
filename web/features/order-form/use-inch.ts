import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import type { RefObject } from 'react'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { useElementSize } from '../../ui/use-element-size.ts'
import { envelopeSize } from '../../ui/paper/EnvelopeFace.tsx'
import { openSize } from '../../ui/paper/OpenCard.tsx'
import type { View } from './view.ts'

const DEFAULT_INCH_PX = 80
const MIN_INCH_PX = 38
/** The maximum without a second view below, in pixels per inch. The card may be larger than in reality. */
const MAX_INCH_PX = 132
const MARGIN_PX = 48

const UNMEASURED_PX = { width: 640, height: 860 }
const measureStage = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: clientWidth, height: clientHeight })

/** Computes the pixels per inch of the large view and of the small view below it, so that both fit. */
export function useInch(
  stage: RefObject<HTMLElement | null>,
  card: Pick<Card, 'size' | 'orientation'>,
  envelope: DisplayPage | undefined,
  shown: View,
  beneath: View | undefined,
) {
  const space = useElementSize(stage, measureStage, UNMEASURED_PX)

  const sizeOf = (view: View) => {
    if (view === 'envelope' && envelope) return envelopeSize(envelope)
    return view === 'inside' ? openSize(card) : cardInches(card)
  }
  const top = sizeOf(shown)
  const under = beneath ? sizeOf(beneath) : { width: 0, height: 0 }
  const small = beneath ? Math.min(MIN_INCH_PX, (space.height * 0.3) / under.height) : 0
  const height = space.height - MARGIN_PX - (beneath ? under.height * small + 32 : 0)
  const large = Math.min(beneath ? DEFAULT_INCH_PX : MAX_INCH_PX, (space.width - MARGIN_PX) / top.width, height / top.height)
  return { large: Math.max(12, Math.floor(large * 10) / 10), small: Math.floor(small * 10) / 10 }
}
