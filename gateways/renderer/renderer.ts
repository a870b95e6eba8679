import type { Day } from '@fondly/domain/mail-date/mail-date.ts'

/**
 * The renderer in our own terms. The workspace stationery makes the pages; the gateway only maps the pages to the wire. Calls may throw
 * UpstreamRefused, UpstreamUnreadable or UpstreamTimeout.
 */
export type Renderer = {
  /** Draws pictures for the screen, each 1280 pixels wide. */
  preview: (card: PrintablePages) => Promise<CardPictures>
  /**
   * Makes the files for the press (the card's PDF, the envelope's picture), which are kept until the end of the day `keepUntil`. The same pages and
   * day return the same URLs again.
   */
  print: (card: PrintablePages, until: { keepUntil: Day }) => Promise<{ cardUrl: string; envelopeUrl: string }>
}

/** The addresses of the pictures of a card's sheets and its envelope, for a browser. */
export type CardPictures = { outsideUrl: string; insideUrl: string; envelopeUrl: string }

/** The same shape as stationery's LayeredCard: layers in boxes. Positions are pixels at 300 dpi from the upper left corner of the trim. */
export type PrintablePages = { outside: PrintablePage; inside: PrintablePage; envelope: PrintablePage }

export type PrintablePage = {
  name: 'outside' | 'inside' | 'envelope'
  width: number
  height: number
  bleed: number
  fold?: { x: number } | { y: number }
  layers: PrintableLayer[]
}

type Box = { x: number; y: number; width: number; height: number }
export type PrintableLayer = Box &
  (
    | { kind: 'picture'; url: string; turn?: 180; fit?: 'contain'; clip?: Box }
    | {
        kind: 'text'
        text: string
        face: 'garamond10Center' | 'whitneybook11Center' | 'johnson14Left' | 'JohnsonPrint'
        color: string
        size?: number
        smallest?: number
        unbroken?: boolean
        stand?: 'top' | 'middle' | 'bottom'
        turn?: 180
      }
    | { kind: 'barcode'; text: string; module: number; turn?: 180 }
    | { kind: 'drawing'; strokes: readonly (readonly number[])[]; color: string; turn?: 180 }
  )
