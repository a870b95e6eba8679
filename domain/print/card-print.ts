import type { CardSize, Orientation } from '../catalogue/card.ts'
import type { Language } from '../language.ts'
import type { ReturnAddress } from '../sender/sender-profile.ts'

/** Everything that decides what is on the paper of one card and its envelope. Layout turns it into pages; nothing else is looked at. */
export type CardPrint = {
  cardId: string
  size: CardSize
  orientation: Orientation
  language: Language
  /** The front's picture. */
  outsideUrl: string
  insideUrl: string | undefined
  /** The sentiment as art. */
  sentimentUrl: string | undefined
  /** The sender's closing message. */
  message: string
  /** The signature with its placeholders filled, lines parted by \n. */
  signature: string
  logoUrl: string | undefined
  disclaimer: string
  backMessage: string
  backDisclaimer: string
  returnAddress: ReturnAddress
  /** As it stands on the envelope. */
  recipient: { name: string; address1: string; address2: string; city: string; state: string; zip: string }
  /** Ten characters; on card and envelope as a datamatrix. */
  scanCode: string
}
