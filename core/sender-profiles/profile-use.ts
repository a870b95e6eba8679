import { logFailure } from '@fondly/kit/log-failure.ts'
import { isUpstreamError } from '@fondly/kit/upstream-error.ts'
import type { CoreContext } from '../context.ts'

/** How much a sender profile is used. */
export type ProfileUse = {
  /** The number of people who may send with the profile. Null while identity does not answer. */
  people: number | null
  /** The number of unfinished forms with the profile. */
  drafts: number
  /** The number of cards that wait to be mailed. They keep the profile as it was when they were sent. */
  cards: number
}

type UseContext = Pick<CoreContext, 'calendar' | 'database' | 'drafts' | 'env' | 'people'>

/** Creates the functions that count the use of a client's sender profiles. */
export function createProfileUse({ calendar, database, drafts, env, people }: UseContext) {
  return {
    /**
     * Counts the people who may send with each profile. Undefined while identity does not answer, because the page can show profiles without these
     * counts.
     */
    async countPeople(clientId: string): Promise<Map<string, number> | undefined> {
      const counts = new Map<string, number>()
      const listed = await people.list(clientId).catch((error: unknown) => {
        if (!isUpstreamError(error)) throw error
        logFailure(env.log, 'The people of sender profiles could not be counted.', error)
        return undefined
      })
      if (!listed) return undefined
      for (const { senderProfiles } of listed) for (const id of new Set(senderProfiles)) counts.set(id, (counts.get(id) ?? 0) + 1)
      return counts
    },

    async count(clientId: string, profileId: string): Promise<Omit<ProfileUse, 'people'>> {
      const waiting = database
        .selectFrom('report_order as orders')
        .innerJoin('report_value as profile', 'profile.id', 'orders.profile')
        .where('orders.client_id', '=', clientId)
        .where('orders.state', '=', 'in-press')
        .where('orders.mail_date', '>=', calendar.today())
        .where('profile.client_id', '=', clientId)
        .where('profile.dimension', '=', 'profile')
        .where('profile.value', '=', profileId)
        .select(({ fn }) => fn.countAll<string>().as('cards'))
      const [begun, { cards }] = await Promise.all([drafts.countByProfile(clientId, profileId), waiting.executeTakeFirstOrThrow()])
      return { drafts: begun, cards: Number(cards) }
    },
  }
}
