import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { CSSProperties, ReactNode } from 'react'
import { cardInches } from './card-inches.ts'

/** A closed card lying there: square corners, its own proportions, a fold, a second leaf. `inch` is the size of an inch in this view. */
export function CardObject({
  card,
  inch,
  children,
  className = '',
}: {
  card: Pick<Card, 'size' | 'orientation'>
  inch?: number
  children?: ReactNode
  className?: string
}) {
  const { width, height, spine } = cardInches(card)
  return (
    <span className="card-holder block">
      <span
        className={`card ${className}`}
        data-spine={spine}
        style={cssOf({ '--w': width, '--h': height, ...(inch ? { '--in': inch } : {}) })}
      >
        {children}
      </span>
    </span>
  )
}

/** Below this many pixels the smallest picture is dense enough for every screen, and for paper. */
const SMALL = 140

/** The front of a card as a picture, as large as it is shown and twice that for dense screens. */
export function CardFront({ card, inch, eager = false, alt = '' }: { card: Card; inch: number; eager?: boolean; alt?: string }) {
  const { width, height } = cardInches(card)
  const shown = Math.round(width * inch)
  return (
    <img
      src={pictureAt(card.pictureUrl, 280)}
      srcSet={
        card.pictureUrl.startsWith('/art/') && shown > SMALL
          ? [280, 560, 1120].map((wide) => `${pictureAt(card.pictureUrl, wide)} ${wide}w`).join(', ')
          : undefined
      }
      sizes={`${shown}px`}
      width={shown}
      height={Math.round(height * inch)}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  )
}

function pictureAt(url: string, width: number): string {
  return url.startsWith('/art/') ? `${url}?width=${width}` : url
}

/** CSS variables are properties that React's type does not know. */
export function cssOf(variables: Record<`--${string}`, string | number>): CSSProperties {
  return variables
}
