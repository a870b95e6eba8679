import type { CardContent } from './card-content.ts'
import type { EnvelopeStock } from './envelope-sizes.ts'
import type { Box } from './layered-page.ts'

/** Pixels at 300 dpi beyond the trim, on every side. */
export const BLEED_DOTS = 46

/** The field on which sentiment art is drawn, in pixels at 300 dpi. Its words stand at the bottom. Smaller cards scale the field down. */
export const SENTIMENT_SIZE = { width: 1050, height: 480 }

/** Where everything is on one size of card, in pixels at 300 dpi from the upper left of a panel (one of the two halves). */
export type CardLayout = {
  panel: { width: number; height: number }
  /** 'spine': the fold is on the left. 'top': the card is a tent with the fold above, and its back is rotated by 180 degrees. */
  fold: 'spine' | 'top'
  envelope: EnvelopeStock
  inside: {
    sentiment: Box
    /** The box of the message and, below it, the signature. */
    writing: Box
    /** The vertical middle of the writing when the card has no sentiment. */
    middle: number
    /** The gap between message and signature. */
    gap: number
    /** The smallest size of the message, in points. */
    smallest: number
  }
  back: {
    /** Logo, words and barcode are stacked in this box from the bottom up. */
    column: Box
    logo: { width: number; height: number }
    module: number
    gap: number
    /** Sizes in points. */
    message: number
    disclaimer: number
  }
}

const SMALL_BACK = { logo: { width: 350, height: 125 }, module: 6, gap: 34, message: 8, disclaimer: 6 }
const BACK = { logo: { width: 420, height: 150 }, module: 6, gap: 44, message: 9, disclaimer: 6.5 }
const LARGE_BACK = { logo: { width: 460, height: 165 }, module: 7, gap: 48, message: 10, disclaimer: 7 }

const CARD_LAYOUTS: Record<`${CardContent['size']} ${CardContent['orientation']}`, CardLayout> = {
  // 4.25 x 5.5 in
  '49 V': {
    panel: { width: 1275, height: 1650 },
    fold: 'spine',
    envelope: 'A2',
    inside: {
      sentiment: { x: 200, y: 230, width: 875, height: 400 },
      writing: { x: 150, y: 710, width: 975, height: 790 },
      middle: 755,
      gap: 46,
      smallest: 8.5,
    },
    back: { column: { x: 170, y: 230, width: 935, height: 1345 }, ...SMALL_BACK },
  },
  '49 H': {
    panel: { width: 1650, height: 1275 },
    fold: 'top',
    envelope: 'A2',
    inside: {
      sentiment: { x: 387.5, y: 120, width: 875, height: 400 },
      writing: { x: 225, y: 580, width: 1200, height: 570 },
      middle: 600,
      gap: 42,
      smallest: 8.5,
    },
    back: { column: { x: 325, y: 160, width: 1000, height: 1040 }, ...SMALL_BACK },
  },
  '49 S': {
    panel: { width: 1275, height: 1275 },
    fold: 'spine',
    envelope: 'A2',
    inside: {
      sentiment: { x: 243.75, y: 110, width: 787.5, height: 360 },
      writing: { x: 150, y: 530, width: 975, height: 620 },
      middle: 600,
      gap: 40,
      smallest: 8,
    },
    back: { column: { x: 170, y: 160, width: 935, height: 1040 }, ...SMALL_BACK },
  },
  // 4.625 x 6.25 in
  '60 V': {
    panel: { width: 1387.5, height: 1875 },
    fold: 'spine',
    envelope: 'A6',
    inside: {
      sentiment: { x: 212.5, y: 270, width: 962.5, height: 440 },
      writing: { x: 170, y: 810, width: 1047.5, height: 890 },
      middle: 857,
      gap: 52,
      smallest: 9,
    },
    back: { column: { x: 183.75, y: 260, width: 1020, height: 1530 }, ...BACK },
  },
  '60 H': {
    panel: { width: 1875, height: 1387.5 },
    fold: 'top',
    envelope: 'A6',
    inside: {
      sentiment: { x: 456.25, y: 140, width: 962.5, height: 440 },
      writing: { x: 260, y: 640, width: 1355, height: 610 },
      middle: 650,
      gap: 46,
      smallest: 9,
    },
    back: { column: { x: 387.5, y: 190, width: 1100, height: 1115 }, ...BACK },
  },
  '60 S': {
    panel: { width: 1387.5, height: 1387.5 },
    fold: 'spine',
    envelope: 'A6',
    inside: {
      sentiment: { x: 256.25, y: 130, width: 875, height: 400 },
      writing: { x: 165, y: 590, width: 1057.5, height: 660 },
      middle: 650,
      gap: 46,
      smallest: 8.5,
    },
    back: { column: { x: 183.75, y: 190, width: 1020, height: 1115 }, ...BACK },
  },
  // 5 x 7 in
  '70 V': {
    panel: { width: 1500, height: 2100 },
    fold: 'spine',
    envelope: 'A7',
    inside: {
      sentiment: { x: 225, y: 330, ...SENTIMENT_SIZE },
      writing: { x: 185, y: 930, width: 1130, height: 980 },
      middle: 960,
      gap: 58,
      smallest: 9,
    },
    back: { column: { x: 200, y: 300, width: 1100, height: 1710 }, ...BACK },
  },
  '70 H': {
    panel: { width: 2100, height: 1500 },
    fold: 'top',
    envelope: 'A7',
    inside: {
      sentiment: { x: 525, y: 150, ...SENTIMENT_SIZE },
      writing: { x: 290, y: 700, width: 1520, height: 650 },
      middle: 700,
      gap: 52,
      smallest: 9,
    },
    back: { column: { x: 500, y: 210, width: 1100, height: 1200 }, ...BACK },
  },
  '70 S': {
    panel: { width: 1500, height: 1500 },
    fold: 'spine',
    envelope: 'A7',
    inside: {
      sentiment: { x: 268.75, y: 140, width: 962.5, height: 440 },
      writing: { x: 185, y: 640, width: 1130, height: 710 },
      middle: 700,
      gap: 50,
      smallest: 9,
    },
    back: { column: { x: 200, y: 210, width: 1100, height: 1200 }, ...BACK },
  },
  // 5.5 x 8.5 in
  '831 V': {
    panel: { width: 1650, height: 2550 },
    fold: 'spine',
    envelope: 'A9',
    inside: {
      sentiment: { x: 247.5, y: 420, width: 1155, height: 528 },
      writing: { x: 205, y: 1100, width: 1240, height: 1220 },
      middle: 1165,
      gap: 64,
      smallest: 9,
    },
    back: { column: { x: 220, y: 360, width: 1210, height: 2090 }, ...LARGE_BACK },
  },
  '831 H': {
    panel: { width: 2550, height: 1650 },
    fold: 'top',
    envelope: 'A9',
    inside: {
      sentiment: { x: 697.5, y: 170, width: 1155, height: 528 },
      writing: { x: 380, y: 780, width: 1790, height: 710 },
      middle: 770,
      gap: 58,
      smallest: 9,
    },
    back: { column: { x: 670, y: 240, width: 1210, height: 1310 }, ...LARGE_BACK },
  },
  '831 S': {
    panel: { width: 1650, height: 1650 },
    fold: 'spine',
    envelope: 'A9',
    inside: {
      sentiment: { x: 300, y: 160, ...SENTIMENT_SIZE },
      writing: { x: 205, y: 710, width: 1240, height: 780 },
      middle: 770,
      gap: 56,
      smallest: 9,
    },
    back: { column: { x: 220, y: 240, width: 1210, height: 1310 }, ...LARGE_BACK },
  },
}

/** Thrown for a card whose size or orientation has no layout. */
export class CardLayoutUnknown extends Error {
  override name = 'CardLayoutUnknown'
  readonly size: string
  readonly orientation: string
  constructor(size: string, orientation: string) {
    super(`There is no layout for cards of size ${size} ${orientation}.`)
    this.size = size
    this.orientation = orientation
  }
}

/** Returns the layout for a card's size and orientation. Throws CardLayoutUnknown when the catalogue has other values. */
export function cardLayout(size: CardContent['size'], orientation: CardContent['orientation']): CardLayout {
  const layout = (CARD_LAYOUTS as Record<string, CardLayout | undefined>)[`${size} ${orientation}`]
  if (!layout) throw new CardLayoutUnknown(size, orientation)
  return layout
}
