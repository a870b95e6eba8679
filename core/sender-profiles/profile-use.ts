import type { CoreContext } from '../context.ts'
import type { DraftContent } from '../drafts/draft.ts'
import { draftPlace } from '../drafts/drafts.ts'

/** Who and what uses a sender profile. */
export type ProfileUse = {
  /** People who may send with it. */
  people: number
  /** Unfinished forms that were begun with it. */
  drafts: number
  /** Cards that wait to be mailed, and keep the profile as it was when they were sent. */
  cards: number
}

const PAGE_DRAFTS = 500

type UseContext = Pick<CoreContext, 'calendar' | 'database' | 'env' | 'people' | 'seal'>

/** Creates the counts of what uses the sender profiles of a client. */
export function createProfileUse(context: UseContext) {
  const { calendar, database, people } = context
  const listDrafts = createListDraftProfiles(context)

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
      const [drafts, { cards }] = await Promise.all([listDrafts(clientId), waiting.executeTakeFirstOrThrow()])
      return { drafts: drafts.filter((id) => id === profileId).length, cards: Number(cards) }
    },
  }
}

/** Creates the function that lists the profile of each unfinished form of a client's people; of somebody who has no session, the client is not known. */
function createListDraftProfiles({ database, env, seal }: Pick<CoreContext, 'database' | 'env' | 'seal'>) {
  return async (clientId: string): Promise<string[]> => {
    const found: string[] = []
    let after = { user: '', card: '' }
    for (;;) {
      const rows = await database
        .selectFrom('draft')
        .leftJoin('person', 'person.user_id', 'draft.user_id')
        .select(['draft.user_id as userId', 'draft.card_id as cardId', 'draft.sealed as sealed'])
        .where('draft.expires_at', '>', env.clock())
        .where((where) => where.or([where('person.client_id', 'is', null), where('person.client_id', '=', clientId)]))
        .where((where) => where(where.refTuple('draft.user_id', 'draft.card_id'), '>', where.tuple(after.user, after.card)))
        .orderBy('draft.user_id')
        .orderBy('draft.card_id')
        .limit(PAGE_DRAFTS)
        .execute()
      // Sealed by `drafts`.
      for (const { userId, cardId, sealed } of rows)
        found.push((seal.open(sealed, draftPlace(userId, cardId)) as DraftContent).senderProfileId)
      const last = rows.at(-1)
      if (!last || rows.length < PAGE_DRAFTS) return found
      after = { user: last.userId, card: last.cardId }
    }
  }
}
