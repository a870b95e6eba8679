import type { CoreContext } from '../context.ts'
import { movePreparedCard } from '../occasions/move-prepared-card.ts'
import { corrections } from '../orders/corrections.ts'
import { Refused } from '@fondly/domain/refused.ts'
import { findSendingBeforeKey } from '../sendings/idempotency-key.ts'
import type { Sendings } from '../sendings/sendings.ts'
import type { Person } from '../users/person.ts'
import type { Draft, DraftContent } from './draft.ts'
import { draftsOfSendings } from './draft-of-sending.ts'
import { sentElsewhere } from './sent-elsewhere.ts'

/**
 * What a window saves. `key` is the key of the draft that the window knows, if any. `replaces` is the key of the draft of another card, after the
 * user chose Change the card.
 */
export type SaveDraftInput = DraftContent & { key?: string | undefined; replaces?: string | undefined }

/** The greatest number of attempts. An attempt fails only if another window replaces the draft between reading and writing. */
const MAX_TRIES = 4

/**
 * Creates the function that saves an unfinished form as the draft of its card. It refuses a card that the user may not send. It also refuses a form
 * that another window has sent or replaced.
 */
export function createSaveDraft(
  context: Pick<CoreContext, 'cardAccess' | 'database' | 'drafts' | 'env' | 'recipients' | 'seal'>,
  sendings: Pick<Sendings, 'follow'>,
) {
  const { cardAccess, database, drafts, env, recipients } = context
  const openDrafts = draftsOfSendings(context)
  const links = corrections(context)

  /**
   * Decides under which key a form is saved, and which draft of its card (`expectedKey`) the form replaces. Another window may change that draft before the
   * form is written.
   */
  async function decideKey(
    userId: string,
    cardId: string,
    followed: Awaited<ReturnType<Sendings['follow']>> | undefined,
  ): Promise<{ expectedKey: string | undefined; key: string | undefined }> {
    const now = env.clock()
    const { isCorrection, draftKey, draftIsCorrection } = await links.findFormLinks(userId, { cardId, key: followed?.key, now })
    // Two kinds of forms keep their own key even if the card has another draft: a form that corrects an order, because under another key it would be
    // sent as a second card beside that order, and a form that continues after a stopped sending.
    const keepsKey = followed !== undefined && !followed.isSent && (isCorrection || (await openDrafts.isNextKey(userId, followed.key)))
    if (keepsKey) return { expectedKey: draftKey, key: followed.key }
    // A form from another window must not be saved over a correction, because it would then be sent in place of the corrected order.
    if (draftIsCorrection && draftKey !== followed?.key) throw sentElsewhere()
    return { expectedKey: draftKey, key: undefined }
  }

  return async (user: Person, cardId: string, { key, replaces, ...content }: SaveDraftInput): Promise<Draft> => {
    // If the card was turned off, a form that was saved before is still saved, so that no word is lost. It cannot be sent until the card is on again.
    if (!(await cardAccess.find(user, cardId)) && !(await drafts.find(user.id, cardId))) throw new Refused('not-found', 'card-not-offered')
    // A recipient that was known before the form may have a scan code of its own, and the form of a stopped sending its own key.
    const isPlain = content.preset === undefined && replaces === undefined && (key === undefined || findSendingBeforeKey(key) === undefined)
    const plain = isPlain ? await drafts.saveUncorrected(user.id, cardId, content, key) : undefined
    if (plain) return plain
    // A second window with the same form must not become a second card. While the draft exists, both windows use its key; after the card is sent, the
    // second window is refused here. Looking for a sending first mostly avoids opening the draft.
    const followed = key === undefined ? undefined : await sendings.follow({ userId: user.id, key })
    if (followed?.isSent && (await drafts.find(user.id, cardId))?.key !== key) throw sentElsewhere()
    const before = replaces === undefined ? undefined : await drafts.find(user.id, cardId)
    // This window got no answer to its first request, and saves the same words again.
    const isRepeated = before !== undefined && isToSamePerson(before, content)
    const scanCode = await recipients.takeScanCode(user.id, content.preset)
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const known = { ...(await decideKey(user.id, cardId, followed)), scanCode }
      const saved = await drafts.save(user.id, cardId, content, known)
      if (saved && replaces !== undefined) await movePreparedCard(database, user.id, { from: replaces, to: saved.key, isRepeated })
      if (saved) return saved
    }
    throw sentElsewhere()
  }
}

const isToSamePerson = ({ form: one }: DraftContent, { form: other }: DraftContent): boolean =>
  one.firstName === other.firstName && one.lastName === other.lastName
