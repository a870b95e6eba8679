import type { Card } from './card.ts'

const PORTRAIT: Record<Card['size'], [width: number, height: number]> = {
  '49': [4.25, 5.5],
  '60': [4.625, 6.25],
  '70': [5, 7],
  '831': [5.5, 8.5],
}

/** Whether this is one of the four card sizes that Fondly sells: '49', '60', '70' or '831'. */
export const isCardSize = (size: string): size is Card['size'] => Object.hasOwn(PORTRAIT, size)

export type Inches = { width: number; height: number; spine: 'left' | 'top' }

/** Returns the size of the closed card in inches, and the side of its fold. */
export function cardInches({ size, orientation }: Pick<Card, 'size' | 'orientation'>): Inches {
  const [short, long] = PORTRAIT[size]
  if (orientation === 'H') return { width: long, height: short, spine: 'top' }
  return { width: short, height: orientation === 'S' ? short : long, spine: 'left' }
}
