import { addDays, type Day } from '@fondly/domain/mail-date/mail-date.ts'
import { readYear } from '@fondly/domain/occasions/occasion-day.ts'
import type { Occasion } from '@fondly/domain/occasions/occasion.ts'
import { findPreparingDay, MAX_DAYS_BEFORE } from '@fondly/domain/occasions/preparing-day.ts'
import { createTypedSeal } from '@fondly/kit/seal.ts'
import { sql } from 'kysely'
import { createContactSettings } from '../contacts/contact-settings.ts'
import type { CoreContext } from '../context.ts'
import { openEach } from '../seal/open-each.ts'
import { createOccasionStore, moveToNextDays, OCCASIONS_AT_ONCE, type PassedOccasion } from './occasion-store.ts'
import { requestRound } from './round-lease.ts'
import { type CardWords, createRuleStore, SHARED, type StoredRule } from './rule-store.ts'

export type PrepareContext = Pick<CoreContext, 'calendar' | 'clients' | 'database' | 'env' | 'seal'>

/** Which occasions are read, and who can be responsible for their cards. */
export type PreparingScope = {
  clientId: string
  /** Only the occasions of this contact. */
  contactId?: string
  /** Only the occasions of this person's own contacts. An empty string means: only those of shared contacts. */
  ownerId?: string
  /** Everybody of the client who can sign in. When undefined, this is not checked; the next round checks it. */
  reachable?: ReadonlySet<string>
  /** True when a user waits for the result. Then only the first OCCASIONS_AT_ONCE occasions are read, and another round is requested for the rest. */
  isBrief?: boolean
}

type DueOccasion = { id: string; next_day: string; sealed: Buffer; owner_id: string | null }
type OpenedOccasion = DueOccasion & Pick<Occasion, 'kind'>
type PreparedRow = { id: string; occasionId: string; year: number; userId: string | null; day: string; sealed: string }

/** The last mailing day before a long holiday may be this many days earlier than the rule says. */
const MAX_CLOSED_DAYS_BEFORE = 15

/** Returns the latest day of an occasion whose card may be due today. */
export const findLastDueDay = (today: Day): Day => addDays(today, MAX_DAYS_BEFORE + MAX_CLOSED_DAYS_BEFORE)

/** Creates the seal for prepared cards. */
export const preparedSeal = (seal: CoreContext['seal']) => createTypedSeal<CardWords, [id: string]>(seal, (id) => `prepared_card ${id}`)

/** The condition that the draft of a prepared card was not sent and is not being sent. */
export const isUnsent = sql<boolean>`not exists (
  select 1 from sending
  where sending.owner = prepared_card.user_id and sending.idempotency_key = prepared_card.draft_key and sending.state <> 'stopped')`

export type PrepareCards = ReturnType<typeof createPrepareCards>

/**
 * Creates the function that prepares the cards that are due: one for each occasion and year, even if several processes call it at the same time. It
 * sends nothing. Returns the number of prepared cards.
 */
export function createPrepareCards(context: PrepareContext) {
  const { calendar, database, env } = context
  const occasions = createOccasionStore(context)
  const rules = createRuleStore(context)
  const settings = createContactSettings(context)
  const seals = preparedSeal(context.seal)

  /** Lists the occasions that fall soon and have no card for that year, the soonest first. */
  function listDue(
    { clientId, contactId, ownerId }: PreparingScope,
    today: string,
    after: DueOccasion | undefined,
  ): Promise<DueOccasion[]> {
    let due = database
      .selectFrom('occasion')
      .innerJoin('contact', 'contact.id', 'occasion.contact_id')
      .select(['occasion.id', 'occasion.next_day', 'occasion.sealed', 'contact.owner_id'])
      .where('occasion.client_id', '=', clientId)
      .where('occasion.next_day', '>=', today)
      .where('occasion.next_day', '<=', findLastDueDay(today))
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('prepared_card')
              .select('prepared_card.id')
              .whereRef('prepared_card.occasion_id', '=', 'occasion.id')
              .where('prepared_card.year', '=', sql<number>`left(occasion.next_day, 4)::integer`),
          ),
        ),
      )
    if (contactId !== undefined) due = due.where('occasion.contact_id', '=', contactId)
    if (ownerId !== undefined) due = due.where('contact.owner_id', ownerId === SHARED ? 'is' : '=', ownerId === SHARED ? null : ownerId)
    if (after) due = due.where(sql<boolean>`(occasion.next_day, occasion.id) > (${after.next_day}, ${after.id})`)
    return due.orderBy('occasion.next_day').orderBy('occasion.id').limit(OCCASIONS_AT_ONCE).execute()
  }

  async function save(clientId: string, rows: readonly PreparedRow[]): Promise<number> {
    // An occasion that was removed in the meantime gets no card. The unique key of occasion and year makes sure that only one process prepares each
    // card.
    const saved = await sql`
      insert into prepared_card (id, occasion_id, year, client_id, user_id, day, sealed, prepared_at)
      select row.id, occasion.id, row.year, ${clientId}, row."userId", row.day, decode(row.sealed, 'hex'), ${env.clock()}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (id text, "occasionId" text, year integer, "userId" text, day text, sealed text)
      join occasion on occasion.id = row."occasionId"
      on conflict do nothing`.execute(database)
    return Number(saved.numAffectedRows ?? 0n)
  }

  /** Moves the occasions in `scope` whose day has passed to their next day. Returns true if there may be more. */
  async function moveAll({ clientId, contactId, isBrief = false }: PreparingScope, today: string): Promise<boolean> {
    const move = (after?: PassedOccasion) => moveToNextDays(context, { clientId, contactId, today }, after)
    let last = await move()
    if (isBrief) return last !== undefined
    while (last) last = await move(last)
    return false
  }

  return async (scope: PreparingScope): Promise<number> => {
    const { clientId, reachable, isBrief = false } = scope
    const today = calendar.today()
    let isMore = await moveAll(scope, today)
    const days = await calendar.calendar(clientId)
    const isSharing = await settings.isSharing({ clientId })
    const rulesOf = new Map<string, Promise<StoredRule[]>>()

    const listRules = (ownerId: string): Promise<StoredRule[]> => {
      const found = rulesOf.get(ownerId) ?? rules.list({ clientId, ownerId })
      rulesOf.set(ownerId, found)
      return found
    }

    async function prepare({ id: occasionId, next_day: day, owner_id: owner, kind }: OpenedOccasion): Promise<PreparedRow[]> {
      const rule = (await listRules(owner ?? SHARED)).find((one) => one.kind === kind)
      if (!rule || findPreparingDay(day, rule.daysBefore, days) > today) return []
      const wanted = owner ?? rule.responsibleId
      const isGone = reachable !== undefined && wanted !== null && !reachable.has(wanted)
      // Wait until the owner can sign in again, because nobody else may read personal contacts.
      if (isGone && owner !== null) return []
      const { cardId, sentiment, message } = rule
      const id = env.ids()
      const words = seals.close({ cardId, sentiment, message }, id).toString('hex')
      return [{ id, occasionId, year: readYear(day), userId: isGone ? null : wanted, day, sealed: words }]
    }

    const open = (one: DueOccasion): OpenedOccasion => ({ ...one, kind: occasions.open(one.sealed, one.id).kind })
    let prepared = 0
    for (let due = await listDue(scope, today, undefined); due.length > 0; due = await listDue(scope, today, due.at(-1))) {
      // While the client does not share its book, nobody sees its shared contacts, so prepare no cards for them.
      const seen = due.filter(({ owner_id: owner }) => owner !== null || isSharing)
      const rows: PreparedRow[] = []
      for (const occasion of openEach(seen, open, { env, table: 'occasion' })) rows.push(...(await prepare(occasion)))
      if (rows.length > 0) prepared += await save(clientId, rows)
      if (due.length < OCCASIONS_AT_ONCE) break
      if (isBrief) {
        isMore = true
        break
      }
    }
    if (isBrief && isMore) await requestRound(database)
    return prepared
  }
}

/**
 * Creates the function that prepares the cards that are due after an occasion or a rule was saved. It only logs an error, because the occasion or
 * rule is already saved and the daily round prepares the cards later.
 */
export function createPrepareAtOnce(context: PrepareContext) {
  const prepareCards = createPrepareCards(context)
  return async (scope: Omit<PreparingScope, 'reachable' | 'isBrief'>): Promise<void> => {
    try {
      await prepareCards({ ...scope, isBrief: true })
    } catch (cause) {
      context.env.log.warn('The cards for coming occasions could not be prepared at once. The daily round prepares them.', {
        clientId: scope.clientId,
        cause,
      })
      await requestRound(context.database)
    }
  }
}
