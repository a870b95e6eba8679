import { type OccasionRule, ruleProblem } from '@fondly/domain/occasions/occasion-rule.ts'
import type { OccasionKind } from '@fondly/domain/occasions/occasion.ts'
import { notAllowed, Refused } from '@fondly/domain/refused.ts'
import type { CoreContext } from '../context.ts'
import type { Person } from '../users/person.ts'
import { createPrepareCards } from './prepare-cards.ts'
import { createRuleStore, type RuleScope, SHARED, type StoredRule } from './rule-store.ts'

export type RulesContext = Pick<CoreContext, 'calendar' | 'cardAccess' | 'database' | 'env' | 'people' | 'seal'>

/** A colleague who can be responsible for the cards of shared contacts. */
export type Colleague = { id: string; name: string }

const MAX_COLLEAGUES = 8

/** Only administrators have rules for the contacts that the client shares. */
export const isAdministrator = ({ role }: Pick<Person, 'role'>): boolean => role === 'clientadmin' || role === 'admin'

/** Creates the use cases of the rules: everybody has them for their own contacts, administrators for those that the client shares. */
export function createRules(context: RulesContext) {
  const { cardAccess, people } = context
  const rules = createRuleStore(context)
  const prepareCards = createPrepareCards(context)

  function toScope(user: Person, isShared: boolean): RuleScope {
    if (isShared && !isAdministrator(user)) throw notAllowed()
    return { clientId: user.clientId, ownerId: isShared ? SHARED : user.id }
  }

  async function listColleagues(clientId: string): Promise<Colleague[]> {
    const everybody = await people.list(clientId)
    return everybody
      .filter(({ enabled }) => enabled)
      .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }))
  }

  return {
    /** Lists the user's own rules; for administrators also those for shared contacts. */
    async list(user: Person): Promise<{ own: StoredRule[]; shared: StoredRule[] | undefined; responsible: Colleague[] }> {
      const own = await rules.list({ clientId: user.clientId, ownerId: user.id })
      if (!isAdministrator(user)) return { own, shared: undefined, responsible: [] }
      const shared = await rules.list({ clientId: user.clientId, ownerId: SHARED })
      const ids = new Set(shared.map(({ responsibleId }) => responsibleId))
      const responsible = ids.size > 0 ? (await listColleagues(user.clientId)).filter(({ id }) => ids.has(id)) : []
      return { own, shared, responsible }
    },

    /** Writes the rule of its kind, and prepares what is due by it. Refuses with 'changed-meanwhile' when there is a newer version. */
    async put(user: Person, { isShared, version, ...rule }: OccasionRule & { isShared: boolean; version: number }): Promise<void> {
      const scope = toScope(user, isShared)
      const problem = ruleProblem(rule)
      if (problem) throw new Refused('unprocessable', problem.code, { params: problem.params })
      if (!(await cardAccess.find(user, rule.cardId))) throw new Refused('not-found', 'card-not-offered')
      const { responsibleId } = rule
      const isKnown = responsibleId === null || (isShared && (await listColleagues(user.clientId)).some(({ id }) => id === responsibleId))
      if (!isKnown) throw new Refused('unprocessable', 'rule-responsible-unknown')
      if (!(await rules.put(scope, rule, version))) throw new Refused('conflict', 'changed-meanwhile')
      await prepareCards(scope)
    },

    /** Removes a rule. What it has prepared stays on the shelf. */
    remove: (user: Person, kind: OccasionKind, isShared: boolean): Promise<void> => rules.remove(toScope(user, isShared), kind),

    /** Finds colleagues by a part of their name, for administrators. */
    async findColleagues(user: Person, text: string): Promise<Colleague[]> {
      if (!isAdministrator(user)) throw notAllowed()
      const wanted = text.trim().toLowerCase()
      return (await listColleagues(user.clientId)).filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MAX_COLLEAGUES)
    },
  }
}
