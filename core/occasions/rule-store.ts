import type { OccasionRule } from '@fondly/domain/occasions/occasion-rule.ts'
import type { OccasionKind } from '@fondly/domain/occasions/occasion.ts'
import { createTypedSeal } from '@fondly/kit/seal.ts'
import type { CoreContext } from '../context.ts'
import { openEach } from '../seal/open-each.ts'

/** The sealed data of a rule. It is sealed because its message may name a person. */
export type CardWords = Pick<OccasionRule, 'cardId' | 'sentiment' | 'message'>
type SealedRule = CardWords & Pick<OccasionRule, 'daysBefore'>
export type StoredRule = OccasionRule & { id: string; version: number }

/** Whose contacts a rule is for. An empty `ownerId` means the shared contacts of the client. */
export type RuleScope = { clientId: string; ownerId: string }
export const SHARED = ''

export type RuleStore = ReturnType<typeof createRuleStore>

/** Creates the store of the rules that prepare cards: one for each kind of occasion and owner. */
export function createRuleStore({ database, env, seal }: Pick<CoreContext, 'database' | 'env' | 'seal'>) {
  const seals = createTypedSeal<SealedRule, [id: string]>(seal, (id) => `occasion_rule ${id}`)

  return {
    async list({ clientId, ownerId }: RuleScope): Promise<StoredRule[]> {
      const rows = await database
        .selectFrom('occasion_rule')
        .selectAll()
        .where('client_id', '=', clientId)
        .where('owner_id', '=', ownerId)
        .execute()
      return openEach(
        rows,
        ({ id, kind, version, responsible_id: responsibleId, sealed }) => ({ id, kind, version, responsibleId, ...seals.open(sealed, id) }),
        { env, table: 'occasion_rule' },
      )
    },

    /**
     * Writes the rule of this kind. `version` is the version that the user saw, or 0 if the user saw no rule. Returns false when there is a newer
     * version.
     */
    async put({ clientId, ownerId }: RuleScope, { kind, responsibleId, ...words }: OccasionRule, version: number): Promise<boolean> {
      const found = await database
        .selectFrom('occasion_rule')
        .select(['id', 'version', 'sealed'])
        .where('client_id', '=', clientId)
        .where('owner_id', '=', ownerId)
        .where('kind', '=', kind)
        .executeTakeFirst()
      const id = found?.id ?? env.ids()
      // A rule that cannot be opened may be replaced at any version, because nobody could see it.
      const isReadable = !found || openEach([found], ({ sealed }) => seals.open(sealed, id), { env, table: 'occasion_rule' }).length > 0
      const seen = isReadable ? version : found.version
      const columns = { version: seen + 1, responsible_id: responsibleId, sealed: seals.close(words, id), updated_at: env.clock() }
      if (!found && version > 0) return false
      const written = found
        ? await database.updateTable('occasion_rule').set(columns).where('id', '=', id).where('version', '=', seen).executeTakeFirst()
        : await database
            .insertInto('occasion_rule')
            .values({ id, client_id: clientId, owner_id: ownerId, kind, ...columns })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
      return ('numUpdatedRows' in written ? written.numUpdatedRows : (written.numInsertedOrUpdatedRows ?? 0n)) > 0n
    },

    /** Removes the rule of this kind. Returns false when there was none. */
    async remove({ clientId, ownerId }: RuleScope, kind: OccasionKind): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('occasion_rule')
        .where('client_id', '=', clientId)
        .where('owner_id', '=', ownerId)
        .where('kind', '=', kind)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
