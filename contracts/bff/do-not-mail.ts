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
  /** The last day on which the entry is in force; empty for an entry without an end. */
  until: z.string(),
  /** True if the last day has passed. The entry then refuses nothing. */
  isOver: z.boolean(),
  /** An instant (ISO 8601). */
  addedAt: z.string(),
  /** The name of the person who added the entry; empty after that person was erased. */
  addedBy: z.string(),
})
export type ListedDoNotMail = z.infer<typeof DoNotMailShape>

/** POST /api/admin/{clientKey}/do-not-mail-searches: a page of the entries that contain the typed words, newest first. `today` is the postal day. */
export const DoNotMailAnswer = z.object({ entries: z.array(DoNotMailShape), found: z.int(), total: z.int(), today: z.string() })
export type DoNotMailAnswer = z.infer<typeof DoNotMailAnswer>

/** POST /api/admin/{clientKey}/do-not-mail answers 201. 409 'do-not-mail-listed' if the list already has the entry. */
export const AddedDoNotMail = z.object({ id: z.string() })
export type AddedDoNotMail = z.infer<typeof AddedDoNotMail>

/**
 * GET /api/admin/{clientKey}/do-not-mail/{id}/cards: the newest 50 cards that are ordered for this recipient and not printed yet. They are not
 * withdrawn automatically; an administrator must do this.
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
  /** The number of these cards, including those beyond the newest 50. */
  total: z.int(),
  /** The number of cards for this recipient that are being ordered now. */
  underWay: z.int(),
})
export type WaitingCards = z.infer<typeof WaitingCards>

/** POST /api/admin/{clientKey}/uploads/do-not-mail: the results of the rows of a file. `wrong` lists only the first refused rows. */
export const ImportedDoNotMail = z.object({
  added: z.int(),
  known: z.int(),
  wrongCount: z.int(),
  wrong: z.array(z.object({ row: z.int(), problems: z.array(z.enum(['names', 'address', 'zip', 'words', 'until', 'reason'])) })),
})
export type ImportedDoNotMail = z.infer<typeof ImportedDoNotMail>
