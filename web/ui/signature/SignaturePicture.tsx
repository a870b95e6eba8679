import { type DrawnSignature, SIGNATURE_FIELD } from '@fondly/domain/sender/drawn-signature.ts'
import { strokePath } from '@fondly/stationery/layout/place-strokes.ts'
import type { SVGProps } from 'react'

const { width, height } = SIGNATURE_FIELD
/** The colour of the ink. It is the same in light and dark mode, because the paper keeps its own colour. */
const INK = '#000000'
/** The pen's line. Its width is in units of the signature's field. */
const LINE = { fill: 'none', stroke: INK, strokeWidth: 6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

type SignaturePictureProps = SVGProps<SVGSVGElement> & { label: string; strokes: DrawnSignature }

/** A signature on paper, with the same ink and curves as in print. */
export function SignaturePicture({ label, strokes, style, ...rest }: SignaturePictureProps) {
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is drawn is in this document; an img could not take the pen
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      style={{ background: 'var(--card-paper)', aspectRatio: `${width} / ${height}`, ...style }}
      className="block w-full rounded-control border border-rule-2"
      {...rest}
    >
      <path d={strokes.map((stroke) => strokePath(stroke.map((value) => value * 100))).join('')} {...LINE} />
    </svg>
  )
}
