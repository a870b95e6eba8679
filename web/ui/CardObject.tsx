import { cardPicture } from '@fondly/contracts/bff/card-picture.ts'
import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { CSSProperties, ReactNode } from 'react'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'

/** A closed card with square corners, true proportions, a fold and a second leaf. `inch` is the number of pixels per inch. */
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

/** The picture of a card's front, in the shown size and in larger sizes for dense screens. `eager` loads it at once. */
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

/** A CSS style with variables. React's own type does not allow variables. */
export function toCssProperties(variables: Record<`--${string}`, string | number>): CSSProperties {
  return variables
}
