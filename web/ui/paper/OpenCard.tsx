import './paper.css'
import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { artUrl, pageSvgNode } from '@fondly/stationery/paint/svg/page-svg.ts'
import { useId } from 'react'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { toCssProperties } from '../CardObject.tsx'
import { SvgDrawing } from '../SvgDrawing.tsx'
import { usePictureWords } from '../../words/picture-words.ts'

/** The visible width of the standing leaf, as a share of the width of the flat leaf. */
const STANDING_WIDTH_SHARE = 0.47
/** Room for the near edge of the standing leaf, which perspective makes a little taller than the card: a share of the card's height. */
const NEAR_EDGE_SHARE = 1.12

export function openSize(card: Pick<Card, 'size' | 'orientation'>): { width: number; height: number } {
  const { width, height, spine } = cardInches(card)
  return spine === 'left'
    ? { width: width * (1 + STANDING_WIDTH_SHARE), height: height * NEAR_EDGE_SHARE }
    : { width: width * NEAR_EDGE_SHARE, height: height * (1 + STANDING_WIDTH_SHARE) }
}

/** The open card. The leaf with the words lies flat and is not distorted; the other leaf stands up at the spine. */
export function OpenCard({ card, page, inch }: { card: Pick<Card, 'size' | 'orientation'>; page: DisplayPage; inch: number }) {
  const pictures = usePictureWords()
  const id = useId().replaceAll(/[^a-z0-9]/gi, '')
  const { width, height, spine } = cardInches(card)
  const fold =
    page.fold && 'x' in page.fold ? { x: page.fold.x / 100, y: 0 } : { x: 0, y: page.fold && 'y' in page.fold ? page.fold.y / 100 : 0 }
  const view = { ...fold, width: page.width / 100 - fold.x, height: page.height / 100 - fold.y }
  const node = pageSvgNode(page, { view, prefix: id, picture: (url) => artUrl(url, 1200) })

  return (
    <div
      className="open-card shrink-0"
      data-spine={spine}
      style={toCssProperties({ '--w': width, '--h': height, '--in': inch, '--standing': STANDING_WIDTH_SHARE })}
    >
      <div className="open-card-leaf" aria-hidden="true" />
      <div className="open-card-page">
        <SvgDrawing node={node} label={pictures.inside} className="block size-full" />
      </div>
    </div>
  )
}
