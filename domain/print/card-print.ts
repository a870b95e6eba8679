import type { CardSize, Orientation } from '../catalogue/card.ts'
import type { CardLanguage } from '../card-language.ts'
import type { DrawnSignature } from '../sender/drawn-signature.ts'
import type { ReturnAddress } from '../sender/sender-profile.ts'

/** Everything that decides what is on the paper of one card and its envelope. The layout uses nothing else. */
export type CardPrint = {
  cardId: string
  size: CardSize
  orientation: Orientation
  language: CardLanguage
  /** The picture of the front. */
  outsideUrl: string
  insideUrl: string | undefined
  /** The sentiment's art. */
  sentimentUrl: string | undefined
  /** The sender's closing message. */
  message: string
  /** The signature with its placeholders filled, its lines separated by \n. */
  signature: string
  /** The drawn signature, printed in place of the text. */
  drawnSignature?: DrawnSignature | undefined
  logoUrl: string | undefined
  disclaimer: string
  backMessage: string
  backDisclaimer: string
  returnAddress: ReturnAddress
  /** The recipient as printed on the envelope. */
  recipient: { name: string; address1: string; address2: string; city: string; state: string; zip: string }
  /** Ten characters, printed on card and envelope as a datamatrix. */
  scanCode: string
}
