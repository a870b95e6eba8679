import type { CardLanguage } from '@fondly/domain/card-language.ts'

type Reader = { firstName: string; clientName: string; language: CardLanguage }

/** The content of an e-mail as a code and values. The language tables turn it into sentences. */
export type MailContent =
  /** `link` opens the page on which the person sets the password. */
  | (Reader & { kind: 'invitation'; invitedBy: string; link: string; goodForDays: number })
  | (Reader & { kind: 'registration-accepted'; link: string })
  | (Reader & { kind: 'registration-declined' })
  /** How many cards were prepared for this person. The mail names no recipient; `link` opens the page with the names, after a sign-in. */
  | (Reader & { kind: 'prepared-cards'; count: number; link: string })

export type QueuedMail = { recipient: string; content: MailContent }
