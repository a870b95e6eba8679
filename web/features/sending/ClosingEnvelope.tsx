import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { Brand } from '@fondly/contracts/bff/session.ts'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { CardFront, toCssProperties } from '../../ui/CardObject.tsx'

const WIDTH_PX = 304

/** The back of the envelope. The card slides in as the sending advances, sideways if the card is tall; at the end the flap closes. */
export function ClosingEnvelope({ card, brand, percent }: { card: Card; brand: Brand; percent: number }) {
  const { width, height } = cardInches(card)
  const tall = height > width
  const [across, down] = tall ? [height, width] : [width, height]
  // The envelope is half an inch larger than the card.
  const inch = WIDTH_PX / (across + 0.5)
  const isIn = percent >= 100

  return (
    <div
      aria-hidden="true"
      className="closing"
      data-closed={isIn || undefined}
      style={toCssProperties({
        '--across': `${WIDTH_PX}px`,
        '--down': `${(down + 0.25) * inch}px`,
        '--gone': Math.min(100, percent) / 100,
      })}
    >
      <div className="closing-back" />
      <div className="closing-flap">
        <svg viewBox="0 0 304 152" preserveAspectRatio="none">
          <path d="M0 152 138 9q14-13 28 0l138 143z" fill="#f4ecdc" />
          <path d="M14 152 140 19q12-10 24 0l126 133z" fill={brand.light.brand} />
          <g fill="none" stroke="#fff" strokeOpacity=".62" strokeWidth="2">
            {Array.from({ length: 9 }, (_, row) => (
              <path key={row} d={wave(30 + row * 14)} clipPath="url(#liner)" />
            ))}
          </g>
          <clipPath id="liner">
            <path d="M14 152 140 19q12-10 24 0l126 133z" />
          </clipPath>
        </svg>
      </div>
      <div className="closing-card" style={{ width: across * inch, height: down * inch }}>
        <span
          className="block"
          style={
            tall
              ? {
                  width: width * inch,
                  height: height * inch,
                  transform: `translate(0, ${width * inch}px) rotate(-90deg)`,
                  transformOrigin: '0 0',
                }
              : undefined
          }
        >
          <CardFront card={card} inch={inch} eager />
        </span>
      </div>
      <svg className="closing-pocket" viewBox="0 0 304 200" preserveAspectRatio="none">
        <path d="M0 0 138 106q14 12 28 0L304 0v200H0z" fill="#fbf6ea" />
        <path d="M0 200 132 94M304 200 172 94" fill="none" stroke="#d8ccb2" strokeWidth="1" />
        <path d="M0 0 138 106q14 12 28 0L304 0" fill="none" stroke="#e2d8c2" strokeWidth="1" />
      </svg>
    </div>
  )
}

function wave(y: number): string {
  const humps = Array.from({ length: 13 }, () => 'q6 -7 12 0t12 0').join('')
  return `M-4 ${y}${humps}`
}
