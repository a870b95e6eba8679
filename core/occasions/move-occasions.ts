import type { Occasion } from '@fondly/domain/occasions/occasion.ts'
import type { Kysely } from 'kysely'
import type { Book } from '../contacts/contact-keys.ts'
import type { CoreContext } from '../context.ts'
import { openEach } from '../seal/open-each.ts'
import type { CoreTables } from '../store/tables.ts'
import { occasionSeal } from './occasion-store.ts'
import { isUnsent } from './prepare-cards.ts'
import { SHARED } from './rule-store.ts'

type MoveContext = Pick<CoreContext, 'env' | 'seal'>
type OpenedOccasion = Occasion & { id: string; version: number }

/**
 * Moves the occasions of a contact to another contact. Two occasions of the same kind and day become one. It has the year and the words that either
 * of them has, and the prepared cards of both.
 */
export async function mergeOccasions(
  transaction: Kysely<CoreTables>,
  { env, seal }: MoveContext,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  const seals = occasionSeal(seal)
  const list = async (contactId: string): Promise<OpenedOccasion[]> => {
    const rows = await transaction
      .selectFrom('occasion')
      .select(['id', 'version', 'sealed'])
      .where('contact_id', '=', contactId)
      .orderBy('id')
      .forUpdate()
      .execute()
    return openEach(rows, ({ id, version, sealed }) => ({ ...seals.open(sealed, id), id, version }), { env, table: 'occasion' })
  }
  const known = await list(toId)
  for (const other of await list(fromId)) {
    const same = known.find((one) => isSame(one, other, 'in-all')) ?? known.find((one) => isSame(one, other, 'as-far-as-known'))
    if (!same) continue
    // Change `same` itself, because the next occasion is compared with the merged one.
    Object.assign(same, { year: same.year ?? other.year, words: same.words || other.words, version: same.version + 1 })
    const { id, version, ...merged } = same
    await transaction
      .updateTable('occasion')
      .set({ sealed: seals.close(merged, id), version })
      .where('id', '=', id)
      .execute()
    await movePrepared(transaction, other.id, same.id)
    await transaction.deleteFrom('occasion').where('id', '=', other.id).execute()
  }
  await transaction.updateTable('occasion').set({ contact_id: toId }).where('contact_id', '=', fromId).execute()
}

/**
 * Returns true when both are the same occasion: no different years and no different words. With 'as-far-as-known', an empty year or empty words match
 * any.
 */
function isSame(one: Occasion, other: Occasion, how: 'in-all' | 'as-far-as-known'): boolean {
  if (one.kind !== other.kind || one.monthDay !== other.monthDay) return false
  const [words, otherWords] = [one.words.trim().toLowerCase(), other.words.trim().toLowerCase()]
  if (how === 'in-all') return words === otherWords && one.year === other.year
  const isSameYear = one.year === other.year || one.year === null || other.year === null
  return isSameYear && (words === otherWords || words === '' || otherWords === '')
}

/**
 * Moves prepared cards to another occasion, which keeps one card for each year. If both occasions have a card for a year, a card that somebody has
 * opened or set aside is kept and an untouched card is removed.
 */
async function movePrepared(transaction: Kysely<CoreTables>, fromId: string, toId: string): Promise<void> {
  const touchedYears = transaction
    .selectFrom('prepared_card')
    .select('year')
    .where('occasion_id', '=', fromId)
    .where((row) => row.or([row('draft_key', 'is not', null), row('set_aside_at', 'is not', null)]))
  await transaction
    .deleteFrom('prepared_card')
    .where('occasion_id', '=', toId)
    .where('draft_key', 'is', null)
    .where('set_aside_at', 'is', null)
    .where('year', 'in', touchedYears)
    .execute()
  const keptYears = transaction.selectFrom('prepared_card').select('year').where('occasion_id', '=', toId)
  await transaction
    .updateTable('prepared_card')
    .set({ occasion_id: toId })
    .where('occasion_id', '=', fromId)
    .where('year', 'not in', keptYears)
    .execute()
}

/**
 * Gives the prepared cards of a contact that has moved to another book to the person who is responsible there. That is the owner of the book, or, for
 * a shared contact, the person in the client's rule. In a shared book, a card stays with its user if the user has begun it or if there is no such
 * rule.
 */
export async function reassignPrepared(
  transaction: Kysely<CoreTables>,
  { env, seal }: MoveContext,
  contactId: string,
  { clientId, ownerId }: Book,
): Promise<void> {
  const rows = await transaction
    .selectFrom('prepared_card')
    .innerJoin('occasion', 'occasion.id', 'prepared_card.occasion_id')
    .select(['prepared_card.id', 'prepared_card.user_id', 'prepared_card.draft_key', 'occasion.id as occasion_id', 'occasion.sealed'])
    .where('occasion.contact_id', '=', contactId)
    .where(isUnsent)
    .execute()
  if (rows.length === 0) return
  const responsible = new Map<string, string | null>()
  if (ownerId === null) {
    const rules = await transaction
      .selectFrom('occasion_rule')
      .select(['kind', 'responsible_id'])
      .where('client_id', '=', clientId)
      .where('owner_id', '=', SHARED)
      .execute()
    for (const { kind, responsible_id: id } of rules) responsible.set(kind, id)
  }
  const { open } = occasionSeal(seal)
  const opened = openEach(rows, (row) => ({ ...row, kind: open(row.sealed, row.occasion_id).kind }), { env, table: 'occasion' })
  const moved = opened
    .filter(({ kind, draft_key: draftKey }) => ownerId !== null || (draftKey === null && responsible.has(kind)))
    .map(({ id, kind, user_id: from }) => ({ id, from, to: ownerId ?? responsible.get(kind) ?? null }))
    .filter(({ from, to }) => from !== to)
  for (const [user_id, cards] of Map.groupBy(moved, ({ to }) => to)) {
    const ids = cards.map(({ id }) => id)
    // Clear the day of the mail, so that the next mail counts these cards for the new person.
    await transaction.updateTable('prepared_card').set({ user_id, draft_key: null, mailed_on: null }).where('id', 'in', ids).execute()
  }
}
