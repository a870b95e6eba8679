import { ruleMessageProblems, type RuleMessageProblems } from '@fondly/domain/occasions/rule-message.ts'
import { type OccasionRule, ruleProblem } from '@fondly/domain/occasions/occasion-rule.ts'
import type { OccasionKind } from '@fondly/domain/occasions/occasion.ts'
import { notAllowed, Refused } from '@fondly/domain/refused.ts'
import type { Transaction } from 'kysely'
import { listUnprintableInMessage } from '../card-print/unprintable-message.ts'
import { toActor } from '../changes/editor.ts'
import { createContactSettings } from '../contacts/contact-settings.ts'
import type { CoreContext } from '../context.ts'
import type { CoreTables } from '../store/tables.ts'
import type { Person } from '../users/person.ts'
import { createPrepareAtOnce } from './prepare-cards.ts'
import { createRuleStore, type RuleScope, SHARED, type StoredRule } from './rule-store.ts'

export type RulesContext = Pick<CoreContext, 'activity' | 'calendar' | 'cardAccess' | 'clients' | 'database' | 'env' | 'people' | 'seal'>

/** A colleague who can be responsible for the cards of shared contacts. */
export type Colleague = { id: string; name: string }

const MAX_COLLEAGUES = 8

export type WantedRule = OccasionRule & { isShared: boolean; version: number }

/** Returns true for a role that may have rules for the contacts that the client shares. */
export const isAdministrator = ({ role }: Pick<Person, 'role'>): boolean => role === 'clientadmin' || role === 'admin'

/**
 * Creates the use cases of the rules. Every user has rules for the user's own contacts. Administrators also have rules for the contacts that the
 * client shares.
 */
export function createRules(context: RulesContext) {
  const { activity, cardAccess, database, env, people } = context
  const rules = createRuleStore(context)
  const settings = createContactSettings(context)
  const prepareAtOnce = createPrepareAtOnce(context)

  function toScope(user: Person, isShared: boolean): RuleScope {
    if (isShared && !isAdministrator(user)) throw notAllowed()
    return { clientId: user.clientId, ownerId: isShared ? SHARED : user.id }
  }

  /** Writes a change of a rule for shared contacts to the client's activity log, without the text of the message. */
  async function log(
    transaction: Transaction<CoreTables>,
    user: Person,
    { ownerId, clientId }: RuleScope,
    what: 'saved' | 'removed',
  ): Promise<void> {
    if (ownerId !== SHARED) return
    await activity.append(transaction, {
      changeId: env.ids(),
      at: env.clock(),
      clientId,
      subject: 'occasion-rule',
      outcome: 'done',
      actor: toActor({ user }),
      before: {},
      after: { action: `occasion-rule-${what}` },
    })
  }

  async function listColleagues(clientId: string): Promise<Colleague[]> {
    const everybody = await people.list(clientId)
    return everybody
      .filter(({ enabled }) => enabled)
      .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }))
  }

  return {
    /** Lists the user's own rules. For an administrator, also lists the rules for shared contacts. */
    async list(
      user: Person,
    ): Promise<{ own: StoredRule[]; shared: StoredRule[] | undefined; isSharing: boolean; responsible: Colleague[] }> {
      const own = await rules.list({ clientId: user.clientId, ownerId: user.id })
      const isSharing = await settings.isSharing(user)
      if (!isAdministrator(user)) return { own, shared: undefined, isSharing, responsible: [] }
      const shared = await rules.list({ clientId: user.clientId, ownerId: SHARED })
      const ids = new Set(shared.map(({ responsibleId }) => responsibleId))
      const responsible = ids.size > 0 ? (await listColleagues(user.clientId)).filter(({ id }) => ids.has(id)) : []
      return { own, shared, isSharing, responsible }
    },

    /**
     * Writes the rule of this kind, and prepares the cards that are due. If the message has problems, returns them and writes nothing. Refuses with
     * 'changed-meanwhile' when there is a newer version than the user saw.
     */
    async put(user: Person, { isShared, version, ...rule }: WantedRule): Promise<RuleMessageProblems> {
      const scope = toScope(user, isShared)
      const problems = ruleMessageProblems(rule.message, listUnprintableInMessage)
      if (Object.keys(problems).length > 0) return problems
      const problem = ruleProblem(rule)
      if (problem) throw new Refused('unprocessable', problem.code, { params: problem.params })
      if (!(await cardAccess.find(user, rule.cardId))) throw new Refused('not-found', 'card-not-offered')
      const { responsibleId } = rule
      const isKnown = responsibleId === null || (isShared && (await listColleagues(user.clientId)).some(({ id }) => id === responsibleId))
      if (!isKnown) throw new Refused('unprocessable', 'rule-responsible-unknown')
      await database.transaction().execute(async (transaction) => {
        const isWritten = await createRuleStore({ ...context, database: transaction }).put(scope, rule, version)
        if (!isWritten) throw new Refused('conflict', 'changed-meanwhile')
        await log(transaction, user, scope, 'saved')
      })
      await prepareAtOnce(scope)
      return {}
    },

    /** Removes a rule. The cards that it has prepared stay on the shelf. */
    async remove(user: Person, kind: OccasionKind, isShared: boolean): Promise<void> {
      const scope = toScope(user, isShared)
      await database.transaction().execute(async (transaction) => {
        const isRemoved = await createRuleStore({ ...context, database: transaction }).remove(scope, kind)
        if (isRemoved) await log(transaction, user, scope, 'removed')
      })
    },

    /** Finds colleagues by a part of their name, for administrators. */
    async findColleagues(user: Person, text: string): Promise<Colleague[]> {
      if (!isAdministrator(user)) throw notAllowed()
      const wanted = text.trim().toLowerCase()
      return (await listColleagues(user.clientId)).filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MAX_COLLEAGUES)
    },
  }
}
