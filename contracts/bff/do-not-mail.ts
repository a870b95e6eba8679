import { DO_NOT_MAIL_REASONS } from '@fondly/domain/do-not-mail/do-not-mail.ts'
import * as z from 'zod/mini'

/** An entry of the client's Do not mail list. */
export const DoNotMailShape = z.object({
  id: z.string(),
  version: z.int(),
  kind: z.enum(['person', 'address', 'name-in-zip']),
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  reason: z.enum(DO_NOT_MAIL_REASONS),
  words: z.string(),
  /** The last day of the entry; empty for one without an end. */
  until: z.string(),
  /** Its last day has passed, so it refuses nothing any more. */
  isOver: z.boolean(),
  /** An instant (ISO 8601). */
  addedAt: z.string(),
  /** The name of the person who added it; empty after that person was erased. */
  addedBy: z.string(),
})
export type ListedDoNotMail = z.infer<typeof DoNotMailShape>

/** POST /api/admin/{clientKey}/do-not-mail-searches: a page of the entries that have the typed words, newest first. `today` is the day of the post. */
export const DoNotMailAnswer = z.object({ entries: z.array(DoNotMailShape), found: z.int(), total: z.int(), today: z.string() })
export type DoNotMailAnswer = z.infer<typeof DoNotMailAnswer>

/** POST /api/admin/{clientKey}/do-not-mail answers 201; 409 'do-not-mail-listed' for what the list has already. */
export const AddedDoNotMail = z.object({ id: z.string() })
export type AddedDoNotMail = z.infer<typeof AddedDoNotMail>

/**
 * GET /api/admin/{clientKey}/do-not-mail/{id}/cards: the newest 50 cards that are ordered for this recipient and not printed yet. No card is withdrawn
 * unless an administrator withdraws it.
 */
export const WaitingCards = z.object({
  cards: z.array(
    z.object({
      orderNo: z.string(),
      cardName: z.string(),
      sender: z.string(),
      mailDate: z.string(),
      withdrawableUntil: z.nullable(z.string()),
    }),
  ),
  /** How many cards there are, also those beyond the newest 50. */
  total: z.int(),
  /** How many more are being ordered at this moment. */
  underWay: z.int(),
})
export type WaitingCards = z.infer<typeof WaitingCards>

/** POST /api/admin/{clientKey}/uploads/do-not-mail: what became of the rows of a file. The first wrong rows are named. */
export const ImportedDoNotMail = z.object({
  added: z.int(),
  known: z.int(),
  wrongCount: z.int(),
  wrong: z.array(z.object({ row: z.int(), problems: z.array(z.enum(['names', 'address', 'zip', 'words', 'until', 'reason'])) })),
})
export type ImportedDoNotMail = z.infer<typeof ImportedDoNotMail>
