import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { compileStatement } from '@fondly/kit/sql/compile-statement.ts'
import { sql, type Kysely } from 'kysely'
import type { CoreContext } from '../context.ts'
import { createDoNotMailSearch, type DoNotMailKeys, type FoundDoNotMail } from '../do-not-mail/find-do-not-mail.ts'
import type { Draft } from '../drafts/draft.ts'
import type { CoreTables } from '../store/tables.ts'

export type BeforeSend = {
  /** A sending has the key. */
  isStarted: boolean
  draft: Draft | undefined
  /** Finds the entry of the client's list about the typed recipient. */
  findDoNotMail: () => FoundDoNotMail | undefined
}

type SearchValues = DoNotMailKeys & { userId: string; key: string; cardId: string; now: Date }
type DraftRow = { key: string | null; scan_code: string; sealed: Buffer; corrects: string | null }
type Row = DraftRow & { is_started: boolean; entry_ids: string[] | null; entries: Buffer[] | null }

const readRow = compileStatement((tables: Kysely<CoreTables>, { userId, key, cardId, now, keys, clientId, today }: SearchValues) => {
  const statement = sql<Row>`
    select draft.key, draft.scan_code, draft.sealed, correction.order_no as corrects, listed.entry_ids, listed.entries,
      exists (select from bff.sending where owner = ${userId} and idempotency_key = ${key}) as is_started
    from (
      select array_agg(id) as entry_ids, array_agg(sealed) as entries from bff.do_not_mail
      where keys && ${keys}::bytea[] and client_id = ${clientId} and removed_at is null and (until_day is null or until_day >= ${today})
    ) as listed
      left join bff.draft on draft.user_id = ${userId} and draft.card_id = ${cardId} and draft.expires_at > ${now}
      left join bff.correction on correction.user_id = draft.user_id and correction.draft_key = draft.key`
  return { compile: () => statement.compile(tables) }
})

type SentForm = { key: string; cardId: string; form: OrderForm }

/** Creates the function that reads, in one statement, what decides whether a draft is sent. All of it is as it was at one moment. */
export function createReadBeforeSend(context: Pick<CoreContext, 'database' | 'drafts' | 'env' | 'seal' | 'settings'>) {
  const { database, drafts, env } = context
  const doNotMail = createDoNotMailSearch(context)
  return async (user: { id: string; clientId: string }, { key, cardId, form }: SentForm): Promise<BeforeSend> => {
    const about = doNotMail.about(user.clientId, [form])
    const row = await readRow.executeTakeFirst(database, { ...about.search, userId: user.id, key, cardId, now: env.clock() })
    if (!row) throw new Error('The statement always returns a row.')
    const { entry_ids: ids, entries } = row
    return {
      isStarted: row.is_started,
      draft: row.key === null ? undefined : drafts.open(user.id, cardId, { ...row, key: row.key }),
      findDoNotMail: () => about.choose((entries ?? []).map((sealed, at) => ({ id: ids?.[at] ?? '', sealed }))),
    }
  }
}
