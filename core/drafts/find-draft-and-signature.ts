import { compileStatement } from '@fondly/kit/sql/compile-statement.ts'
import { sql, type Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import { joinDraft, JOINED_DRAFT, type JoinedDraft } from './joined-draft.ts'

type SignatureRow = { signature: Buffer | null; is_used: boolean }

/** Reads the draft of a card and the signature that its user drew, in one statement. The columns of what there is not are null. */
export const findDraftAndSignature = compileStatement(
  (tables: Kysely<CoreTables>, { userId, cardId, now }: { userId: string; cardId: string; now: Date }) => {
    const statement = sql<JoinedDraft & SignatureRow>`
      select ${JOINED_DRAFT}, drawn_signature.sealed as signature, drawn_signature.is_used
      from (select ${userId}::text as id) as own
        left join bff.drawn_signature on drawn_signature.user_id = own.id
        ${joinDraft({ userId, cardId, now })}`
    return { compile: () => statement.compile(tables) }
  },
)
