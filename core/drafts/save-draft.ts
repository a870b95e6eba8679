import type { CoreContext } from '../context.ts'
import { movePreparedCard } from '../occasions/move-prepared-card.ts'
import { corrections } from '../orders/corrections.ts'
import { Refused } from '@fondly/domain/refused.ts'
import type { Sendings } from '../sendings/sendings.ts'
import type { Person } from '../users/person.ts'
import type { Draft, DraftContent } from './draft.ts'
import { draftsOfSendings } from './draft-of-sending.ts'
import { sentElsewhere } from './sent-elsewhere.ts'

/** What a window saves. `key` is that of the draft that it knows, if any; `replaces` is that of the draft of another card, after Change the card. */
export type SaveDraftInput = DraftContent & { key?: string | undefined; replaces?: string | undefined }

/** Each try fails only if another window replaces the draft between reading and writing. */
const MAX_TRIES = 4

/**
 * Creates the function that saves an unfinished form as the draft of its card. It refuses a card that the user may not send, and a form that another
 * window has sent or replaced.
 */
export function createSaveDraft(
  context: Pick<CoreContext, 'cardAccess' | 'database' | 'drafts' | 'env' | 'recipients' | 'seal'>,
  sendings: Pick<Sendings, 'follow'>,
) {
  const { cardAccess, database, drafts, env, recipients } = context
  const openDrafts = draftsOfSendings(context)
  const links = corrections(context)

  /** Decides under which key a form is saved, and which draft of its card (`over`) it replaces. That draft may change before the form is written. */
  async function decideKey(
    userId: string,
    cardId: string,
    followed: Awaited<ReturnType<Sendings['follow']>> | undefined,
  ): Promise<{ over: string | undefined; key: string | undefined }> {
    const now = env.clock()
    const { isCorrection, draftKey, draftIsCorrection } = await links.findFormLinks(userId, { cardId, key: followed?.key, now })
    // Two kinds of forms keep their own key, whichever draft the card has: one that corrects an order, because under another key it would be
    // sent as a second card beside that order, and one that continues after a stopped sending.
    const keepsKey = followed !== undefined && !followed.isSent && (isCorrection || (await openDrafts.isNextKey(userId, followed.key)))
    if (keepsKey) return { over: draftKey, key: followed.key }
    // The form of another window never becomes the correction: it would be sent in place of the order that is corrected.
    if (draftIsCorrection && draftKey !== followed?.key) throw sentElsewhere()
    return { over: draftKey, key: undefined }
  }

  return async (user: Person, cardId: string, { key, replaces, ...content }: SaveDraftInput): Promise<Draft> => {
    // A form that was saved before is still saved after its card was turned off, so that no word is lost; it cannot be sent until the card is on again.
    if (!(await cardAccess.find(user, cardId)) && !(await drafts.find(user.id, cardId))) throw new Refused('not-found', 'card-not-offered')
    // A second window with the same form must not become a second card. While the draft exists both windows share its key; after the card is sent,
    // this one is refused. Checking first whether anything was sent under the key mostly saves opening the draft.
    const followed = key === undefined ? undefined : await sendings.follow({ userId: user.id, key })
    if (followed?.isSent && (await drafts.find(user.id, cardId))?.key !== key) throw sentElsewhere()
    const before = replaces === undefined ? undefined : await drafts.find(user.id, cardId)
    // The window got no answer and saves the same words again.
    const isRepeated = before !== undefined && isToSamePerson(before, content)
    const scanCode = await recipients.takeScanCode(user.id, content.preset)
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const known = { ...(await decideKey(user.id, cardId, followed)), scanCode }
      const saved = await drafts.keep(user.id, cardId, content, known)
      if (saved && replaces !== undefined) await movePreparedCard(database, user.id, { from: replaces, to: saved.key, isRepeated })
      if (saved) return saved
    }
    throw sentElsewhere()
  }
}

const isToSamePerson = ({ form: one }: DraftContent, { form: other }: DraftContent): boolean =>
  one.firstName === other.firstName && one.lastName === other.lastName
