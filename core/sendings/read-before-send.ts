import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { compileStatement } from '@fondly/kit/sql/compile-statement.ts'
import { sql, type Kysely } from 'kysely'
import type { CoreContext } from '../context.ts'
import { createDoNotMailSearch, type DoNotMailKeys, type FoundDoNotMail, mayBeAbout } from '../do-not-mail/find-do-not-mail.ts'
import type { Draft } from '../drafts/draft.ts'
import { joinDraft, JOINED_DRAFT, type JoinedDraft } from '../drafts/joined-draft.ts'
import type { CoreTables } from '../store/tables.ts'

export type BeforeSend = {
  /** A sending has the key. */
  isStarted: boolean
  draft: Draft | undefined
  /** Finds the entry of the client's list about the typed recipient. */
  findDoNotMail: () => FoundDoNotMail | undefined
}

type SearchValues = DoNotMailKeys & { userId: string; key: string; cardId: string; now: Date }
type Row = JoinedDraft & { is_started: boolean; entry_ids: string[] | null; entries: Buffer[] | null }

const readRow = compileStatement((tables: Kysely<CoreTables>, { userId, key, cardId, now, keys, clientId, today }: SearchValues) => {
  const statement = sql<Row>`
    select ${JOINED_DRAFT}, listed.entry_ids, listed.entries,
      exists (select from bff.sending where owner = ${userId} and idempotency_key = ${key}) as is_started
    from (
      select array_agg(id) as entry_ids, array_agg(sealed) as entries from bff.do_not_mail
      where ${mayBeAbout({ keys, clientId, today })}
    ) as listed
      ${joinDraft({ userId, cardId, now })}`
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
      draft: drafts.open(user.id, cardId, row),
      findDoNotMail: () => about.choose((entries ?? []).map((sealed, at) => ({ id: ids?.[at] ?? '', sealed }))),
    }
  }
}
