import type { ClientMessage } from '../catalogue/client-messages.ts'
import type { CardOrder } from '../catalogue/card-order.ts'
import type { Category } from '../catalogue/card.ts'
import type { CardLanguage } from '../card-language.ts'
import type { Day } from '../mail-date/mail-date.ts'
import type { RegistrationRule } from '../people/registration.ts'
import type { SenderProfile } from '../sender/sender-profile.ts'
import type { Mailer } from './mailer.ts'

/** A client organisation, as its customer group describes it (section 3, 'Customer group'). */
export type Client = {
  id: string
  name: string
  senderProfiles: SenderProfile[]
  configuration: ClientConfiguration
  categoryCustomization: CategoryCustomization[]
  /** The cards the client may send. */
  models: CardModel[]
  commerceAccount: string
  customerReference: string
  /** When true, roles come from the identity group's statement instead of the token's profile. */
  rolesFromGroups: boolean
}

export type CardModel = { id: string; disabledSentiments: string[]; disabledMessageStarters: string[] }

export type CategoryCustomization = Pick<Category, 'id'> & Partial<Category>

export type ClientConfiguration = {
  inactiveAccountExpiryAfterDays?: number
  defaultLanguage?: CardLanguage
  singleSendSSO?: boolean
  locations?: { value: string; label: string; default?: boolean }[]
  accountNumber?: AccountNumberRule
  taxExempt?: { enabled: boolean; states: string[]; code: string }
  customFields?: { label: string; default?: string; value: string }[]
  disableEditPersonalClosing?: boolean
  enableBackCardContent?: boolean
  backCardMessage?: string
  backCardDisclaimer?: string
  /** The client's identity at the post office, when the client mails in its own name. */
  intelligentMail?: Mailer
  /** The people of the client share contacts with one another. */
  sharesAddressBook?: boolean
  /** The people of an archived client may not sign in. All data is kept, and the client can be restored. */
  archived?: boolean
  /** The client's own days without mailing, besides the blackout days of the site. */
  daysWithoutMailing?: DayWithoutMailing[]
  /** Who may use the product after registering. Undefined: everybody whom identity lets register. */
  registration?: RegistrationRule
  /** The client's own message starters and closings, in the order in which senders see them. */
  messages?: ClientMessage[]
  /** The client's order of cards, for categories in which it differs from the site. */
  shelf?: (CardOrder & { id: string })[]
}

export type DayWithoutMailing = { day: Day; reason?: { en: string; es?: string } }

/** The optional field above the names. A maxLength of 0 means no limit. */
export type AccountNumberRule = {
  label: string
  /** The Spanish version of `label`. */
  spanishLabel?: string | undefined
  enabled: boolean
  required: boolean
  numeric: boolean
  maxLength: number
}
