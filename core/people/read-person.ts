import { type LockCause, type PersonState, readLockCause, readPersonState } from '@fondly/domain/people/person-state.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import { createPersonChanges, type KnownPerson, type PersonChangesContext } from './person-changes.ts'
import { createRecentCards, type RecentCard } from './recent-cards.ts'

export type PersonDetails = KnownPerson & {
  state: PersonState
  locksAt: Date | undefined
  lock: { cause: LockCause; since: Date | undefined; endsAt: Date | undefined } | undefined
  /** True when commerce has disabled the person too. Only an operator of commerce can change that. */
  isRefusedByCommerce: boolean
  cards: RecentCard[]
  cardsThisMonth: number
}

/** Creates the function that reads everything about one person that administrators see. */
export function createReadPerson(context: PersonChangesContext & Pick<CoreContext, 'calendar' | 'catalogues' | 'commerce' | 'database'>) {
  const { commerce, env } = context
  const { find } = createPersonChanges(context)
  const readCards = createRecentCards(context)

  return async (editor: DashboardEditor, userId: string): Promise<PersonDetails> => {
    const person = await find(editor, userId)
    const { account, client } = person
    const [customer, sent] = await Promise.all([
      commerce.customers.find(account.email).catch((error: unknown) => {
        // The page can show a person without the data of commerce.
        logFailure(env.log, 'The customer of a person could not be read.', error, { userId })
        return undefined
      }),
      readCards(client.id, account.email),
    ])
    const expiryDays = client.configuration.inactiveAccountExpiryAfterDays
    const { state, locksAt } = readPersonState(account, env.clock(), expiryDays)
    // Prefer the time of commerce. The time of identity also counts sign-ins that were refused.
    const lastSeen = customer?.lastLogin ?? account.lastSignOn
    const { lockedAt: since, lockEndsAt: endsAt } = account
    return {
      ...person,
      ...sent,
      state,
      locksAt,
      lock: account.locked
        ? { cause: readLockCause({ lastSeen, lockEndsAt: endsAt, lockedAt: since }, expiryDays), since, endsAt }
        : undefined,
      isRefusedByCommerce: customer !== undefined && (customer.locked || !customer.enabled),
    }
  }
}
