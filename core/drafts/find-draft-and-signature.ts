import { compileStatement } from '@fondly/kit/sql/compile-statement.ts'
import { sql, type Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'

type DraftRow = { key: string | null; scan_code: string; sealed: Buffer; corrects: string | null }
type SignatureRow = { signature: Buffer | null; is_used: boolean }

/** Reads the draft of a card and the signature that its user drew, in one statement. The columns of what there is not are null. */
export const findDraftAndSignature = compileStatement(
  (tables: Kysely<CoreTables>, { userId, cardId, now }: { userId: string; cardId: string; now: Date }) => {
    const statement = sql<DraftRow & SignatureRow>`
      select draft.key, draft.scan_code, draft.sealed, correction.order_no as corrects, drawn_signature.sealed as signature, drawn_signature.is_used
      from (select ${userId}::text as id) as own
        left join bff.drawn_signature on drawn_signature.user_id = own.id
        left join bff.draft on draft.user_id = own.id and draft.card_id = ${cardId} and draft.expires_at > ${now}
        left join bff.correction on correction.user_id = draft.user_id and correction.draft_key = draft.key`
    return { compile: () => statement.compile(tables) }
  },
)
