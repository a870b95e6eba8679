import { sql } from 'kysely'

/** The draft of a card beside other rows of one statement. All of it is null when the card has no draft. */
export type JoinedDraft = { key: string | null; scan_code: string; sealed: Buffer; corrects: string | null }

/** The columns of JoinedDraft. */
export const JOINED_DRAFT = sql.raw('draft.key, draft.scan_code, draft.sealed, correction.order_no as corrects')

/** Joins the draft that a user has of a card and that has not expired, and the order that this draft corrects. */
export const joinDraft = ({ userId, cardId, now }: { userId: string; cardId: string; now: Date }) => sql`
  left join bff.draft on draft.user_id = ${userId} and draft.card_id = ${cardId} and draft.expires_at > ${now}
  left join bff.correction on correction.user_id = draft.user_id and correction.draft_key = draft.key`
