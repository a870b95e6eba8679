import type { Language } from '@fondly/domain/language.ts'
import type { PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'
import type { User } from '@fondly/domain/user/user.ts'

/** A user as resolved at sign-in, with what the pages need at once. */
export type Person = User & {
  /** The language of the cards that the catalogue starts with, one of the user's languages. Also of the pages, until the user chooses another. */
  language: Language
  /** The language of the pages, where the user chose one. */
  pageLanguage?: string
  clientName: string
  /** From the token; an order form is prefilled with it. */
  accountNumber?: string
  /** From the address before the sign-in, or else from the token. It ends when a card is sent. */
  recipient?: PresetRecipient
  /** A digest of the token's recipient, which distinguishes it from a later one; present while identity has it. */
  tokenRecipient?: string
  /** singleSendSSO of the client. */
  singleSend?: boolean
}
