import type { CardLanguage } from '@fondly/domain/card-language.ts'
import type { PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'
import type { User } from '@fondly/domain/user/user.ts'

/** A user as resolved at sign-in, with what the pages need at once. */
export type Person = User & {
  /** The language of the cards that the catalogue shows first, one of the user's languages; also that of the pages, until the user chooses one. */
  language: CardLanguage
  /** The language that the user chose for the pages. */
  pageLanguage?: string
  clientName: string
  /** The account number from the token, with which an order form is prefilled. */
  accountNumber?: string
  /** The recipient from the address that was opened before the sign-in, or else from the token. It is forgotten when a card is sent. */
  recipient?: PresetRecipient
  /** A digest of the token's recipient, which distinguishes it from a later one; present while identity has it. */
  tokenRecipient?: string
  /** The external provider by which identity recognises the user. */
  identityProviderId?: string
  /** singleSendSSO of the client. */
  singleSend?: boolean
}
