import type { Language } from '@fondly/domain/language.ts'
import type { User } from '@fondly/domain/user/user.ts'

/** A user as resolved at sign-in, with what the pages need at once. */
export type Person = User & {
  /** The language that the pages start with; one of the user's own. */
  language: Language
  clientName: string
  /** Of the token; what an order form may be filled with beforehand. */
  accountNumber?: string
}
