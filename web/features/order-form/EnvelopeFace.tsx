import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { pageSvgNode } from '@fondly/stationery/paint/svg/page-svg.ts'
import { useId } from 'react'
import { cssOf } from '../../ui/CardObject.tsx'
import { SvgDrawing } from '../../ui/SvgDrawing.tsx'
import { useWords } from '../../words/words.tsx'

/** Inches of the face, and how much of its height the flap behind it shows. */
export const ENVELOPE = { width: 2161 / 300, height: 5, flap: 1 / 6 }

/** The addressed envelope, its flap up behind it. The stamp is none of our printing and only marks its corner. */
export function EnvelopeFace({ page, inch }: { page: DisplayPage; inch: number }) {
  const words = useWords()
  const id = useId().replaceAll(/[^a-z0-9]/gi, '')
  const node = pageSvgNode(page, { prefix: id, picture: (url) => url })
  return (
    <div
      className="envelope shrink-0"
      style={cssOf({ '--w': page.width / 30_000, '--h': page.height / 30_000, '--in': inch, '--flap': ENVELOPE.flap })}
    >
      <div className="envelope-flap" aria-hidden="true" />
      <div className="envelope-face">
        <SvgDrawing node={node} label={words.preview.envelope} className="block size-full" />
        <div className="stamp" aria-hidden="true" />
      </div>
    </div>
  )
}
