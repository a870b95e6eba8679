import { cardPicture } from '@fondly/contracts/bff/card-picture.ts'
import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { CSSProperties, ReactNode } from 'react'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'

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
        style={toCssProperties({ '--w': width, '--h': height, ...(inch ? { '--in': inch } : {}) })}
      >
        {children}
      </span>
    </span>
  )
}

/** The front of a card as a picture, as large as it is shown and larger for dense screens. An `eager` one is seen at once. */
export function CardFront({
  card,
  inch,
  eager = false,
  alt = '',
}: {
  card: Pick<Card, 'size' | 'orientation' | 'pictureUrl'>
  inch: number
  eager?: boolean
  alt?: string
}) {
  const { width, height } = cardInches(card)
  const shown = Math.round(width * inch)
  return (
    <img
      {...cardPicture(card.pictureUrl, shown)}
      width={shown}
      height={Math.round(height * inch)}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'auto' : 'async'}
      draggable={false}
    />
  )
}

/** CSS variables are properties that React's type does not know. */
export function toCssProperties(variables: Record<`--${string}`, string | number>): CSSProperties {
  return variables
}
