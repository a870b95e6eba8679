import type { CardLanguage } from '@fondly/domain/card-language.ts'
import type { PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'
import type { User } from '@fondly/domain/user/user.ts'

/** A user as resolved at the last sign-in or page load, with what every page needs. */
export type Person = User & {
  /**
   * The language of the cards that the catalogue shows first. It is one of the user's languages. The pages use it too, until the user chooses a
   * language for them.
   */
  language: CardLanguage
  /** The language that the user chose for the pages. */
  pageLanguage?: string
  clientName: string
  /** The account number from the token. Order forms are prefilled with it. */
  accountNumber?: string
  /** The recipient from the address that was opened before the sign-in, or else from the token. It is forgotten when a card is sent. */
  recipient?: PresetRecipient
  /** A digest of the recipient in the token. It distinguishes this recipient from a later one. Present while identity has the recipient. */
  tokenRecipient?: string
  /** The external provider with which the user signs in at identity. */
  identityProviderId?: string
  /** The client's setting singleSendSSO. */
  singleSend?: boolean
}
