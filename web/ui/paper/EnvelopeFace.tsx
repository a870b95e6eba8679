import './paper.css'
import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { useId } from 'react'
import { toCssProperties } from '../CardObject.tsx'
import { SvgDrawing } from '../SvgDrawing.tsx'
import { usePictureWords } from '../../words/picture-words.ts'
import { pageSvgNode } from '@fondly/stationery/paint/svg/page-svg.ts'

/** Visible height of the flap, as a share of the face's height. */
const FLAP_HEIGHT_SHARE = 1 / 6
/** Units per inch of a display page: its unit is a hundredth of a pixel at 300 dpi. */
const UNITS_PER_INCH = 30_000

/** Returns the size in inches of the envelope's face with the flap behind it. */
export function envelopeSize({ width, height }: DisplayPage): { width: number; height: number } {
  return { width: width / UNITS_PER_INCH, height: (height / UNITS_PER_INCH) * (1 + FLAP_HEIGHT_SHARE) }
}

/** The addressed envelope with its open flap. The stamp is not printed; it only shows where a stamp goes. */
export function EnvelopeFace({ page, inch }: { page: DisplayPage; inch: number }) {
  const pictures = usePictureWords()
  const id = useId().replaceAll(/[^a-z0-9]/gi, '')
  const node = pageSvgNode(page, { prefix: id, picture: (url) => url })
  return (
    <div
      className="envelope shrink-0"
      style={toCssProperties({
        '--w': page.width / UNITS_PER_INCH,
        '--h': page.height / UNITS_PER_INCH,
        '--in': inch,
        '--flap': FLAP_HEIGHT_SHARE,
      })}
    >
      <div className="envelope-flap" aria-hidden="true" />
      <div className="envelope-face">
        <SvgDrawing node={node} label={pictures.envelope} className="block size-full" />
        <div className="stamp" aria-hidden="true" />
      </div>
    </div>
  )
}
