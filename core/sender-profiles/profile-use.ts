import type { CoreContext } from '../context.ts'

/** Who and what uses a sender profile. */
export type ProfileUse = {
  /** People who may send with it. */
  people: number
  /** Unfinished forms that were begun with it. */
  drafts: number
  /** Cards that wait to be mailed, and keep the profile as it was when they were sent. */
  cards: number
}

type UseContext = Pick<CoreContext, 'calendar' | 'database' | 'drafts' | 'people'>

/** Creates the counts of what uses the sender profiles of a client. */
export function createProfileUse({ calendar, database, drafts, people }: UseContext) {
  return {
    /** Counts the people who may send with each profile. */
    async countPeople(clientId: string): Promise<Map<string, number>> {
      const counts = new Map<string, number>()
      for (const { senderProfiles } of await people.list(clientId))
        for (const id of new Set(senderProfiles)) counts.set(id, (counts.get(id) ?? 0) + 1)
      return counts
    },

    async count(clientId: string, profileId: string): Promise<Omit<ProfileUse, 'people'>> {
      const waiting = database
        .selectFrom('report_order as orders')
        .innerJoin('report_value as profile', 'profile.id', 'orders.profile')
        .where('orders.client_id', '=', clientId)
        .where('orders.state', '=', 'in-press')
        .where('orders.mail_date', '>=', calendar.today())
        .where('profile.value', '=', profileId)
        .select(({ fn }) => fn.countAll<string>().as('cards'))
      const [begun, { cards }] = await Promise.all([drafts.countByProfile(clientId, profileId), waiting.executeTakeFirstOrThrow()])
      return { drafts: begun, cards: Number(cards) }
    },
  }
}
