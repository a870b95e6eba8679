import { CONTACTS_PER_PAGE } from '@fondly/domain/contacts/contact.ts'
import { OCCASION_KINDS } from '@fondly/domain/occasions/occasion.ts'
import { MAX_TYPED_CHARACTERS } from '@fondly/domain/order-form/limits.ts'
import * as z from 'zod/mini'

const text = (maxCharacters: number) => z.string().check(z.maxLength(maxCharacters))
const Id = text(60)
export const KindParameter = z.enum(OCCASION_KINDS)
/** Longer than the stored words may be, so that a text that is too long is refused with its own sentence. */
const MAX_WORDS_CHARACTERS = 500
const MAX_COLLEAGUE_CHARACTERS = 100

const occasion = { kind: z.enum(OCCASION_KINDS), monthDay: text(5), year: z.nullable(z.int()), words: text(MAX_WORDS_CHARACTERS) }

/** POST /api/contacts/{id}/occasions */
export const NewOccasionRequest = z.object(occasion)
export type NewOccasionRequest = z.infer<typeof NewOccasionRequest>

/** PUT /api/occasions/{id}: the whole occasion, and the version that the user has changed. 409 'changed-meanwhile' if there is a newer version. */
export const OccasionChangeRequest = z.object({ ...occasion, version: z.int() })
export type OccasionChangeRequest = z.infer<typeof OccasionChangeRequest>

/** POST /api/coming-up: the ids of the contacts on one page of the list. */
export const ComingUpRequest = z.object({ contactIds: z.array(Id).check(z.maxLength(CONTACTS_PER_PAGE)) })

/**
 * PUT /api/occasion-rules: sets the rule for its kind of occasion. `version` is the version that the user saw, or 0 without a rule. 422
 * (FormProblems) lists everything that is wrong with the message, by 'length', 'braces', 'words' and 'characters'.
 */
export const OccasionRuleRequest = z.object({
  isShared: z.boolean(),
  version: z.int(),
  kind: z.enum(OCCASION_KINDS),
  cardId: Id,
  sentiment: text(MAX_TYPED_CHARACTERS.sentiment),
  message: text(MAX_TYPED_CHARACTERS.closing),
  daysBefore: z.int(),
  responsibleId: z.nullable(Id),
})
export type OccasionRuleRequest = z.infer<typeof OccasionRuleRequest>

/** POST /api/colleague-searches: part of a name. It is in the body, because proxies log the addresses of requests. */
export const ColleagueSearchRequest = z.object({ text: text(MAX_COLLEAGUE_CHARACTERS) })

/** POST /api/prepared-cards/{id}/drafts. Without `replaceDraft`, 409 'draft-unfinished' if the card has another unfinished form. */
export const OpenPreparedCardRequest = z.object({ replaceDraft: z.boolean() })

/** PUT /api/prepared-cards/{id}: sets the card aside for this year, or puts it back on the shelf. */
export const SetAsideRequest = z.object({ isSetAside: z.boolean() })
