import type { Language } from '@fondly/domain/language.ts'
import type { PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'
import type { User } from '@fondly/domain/user/user.ts'

/** A user as resolved at sign-in, with what the pages need at once. */
export type Person = User & {
  /** The language of the cards that the catalogue starts with; one of the user's own. Of the pages too, until they choose another. */
  language: Language
  /** The language of the pages, where the user chose one. */
  pageLanguage?: Language
  clientName: string
  /** Of the token; what an order form may be filled with beforehand. */
  accountNumber?: string
  /** Came in the address before the sign-in, else in the token; over once a card has gone out. */
  recipient?: PresetRecipient
  /** Tells the token's own recipient from a later one; there while it stands at identity. */
  tokenRecipient?: string
  /** singleSendSSO of the client. */
  singleSend?: boolean
}
