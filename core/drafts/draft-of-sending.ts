import { scanCode } from '@fondly/domain/scan-code.ts'
import type { CoreContext } from '../context.ts'
import { corrections } from '../orders/corrections.ts'
import { createUserSendings } from '../orders/own-sendings.ts'
import { keyAfterSending, findSendingBeforeKey } from '../sendings/idempotency-key.ts'
import { presetOfSending } from '../sendings/preset-of-sending.ts'
import { toSignedByHand, toTypedForm } from '../sendings/sending-data.ts'
import type { Draft } from './draft.ts'

/**
 * The draft with which a form opens. `replacesDraft`: the card has another draft, and that draft is replaced as soon as the sender types into this
 * form.
 */
export type OpenedDraft = { draft: Draft | undefined; replacesDraft: boolean }

type OpenDraftOptions = { sendingId: string | undefined; stored: Draft | undefined }

/** Creates the queries for the drafts of sendings that ended without an order. The text of a discarded draft is read from its sending. */
export function draftsOfSendings(context: Pick<CoreContext, 'database' | 'env' | 'seal'>) {
  const { env } = context
  const sendings = createUserSendings(context)
  const links = corrections(context)

  return {
    /**
     * Returns the draft of that sending, made from the sending if the draft was discarded. Without a sending id, returns `stored`, which is the
     * draft of the card.
     */
    open: async (userId: string, cardId: string, { sendingId, stored }: OpenDraftOptions): Promise<OpenedDraft> => {
      const sending = sendingId === undefined ? undefined : await sendings.find(userId, sendingId)
      if (!sending || sending.state === 'done' || sending.snapshot.cardId !== cardId) return { draft: stored, replacesDraft: false }
      const { id, state, snapshot, corrects } = sending
      const key = state === 'stopped' ? keyAfterSending(id) : sending.key
      if (stored?.key === key) return { draft: stored, replacesDraft: false }
      const draft: Draft = {
        key,
        scanCode: scanCode(env.random),
        senderProfileId: snapshot.fields.senderProfileId,
        form: toTypedForm(snapshot),
        realNames: snapshot.realNames,
        ...toSignedByHand(snapshot),
        ...presetOfSending(snapshot),
        isOfSending: true,
        // Leave the correction out when the sender has begun a newer correction of the same order.
        ...(corrects !== undefined && (await links.orderOf(userId, key)) === corrects ? { corrects } : {}),
      }
      return { draft, replacesDraft: stored !== undefined }
    },

    /** Returns true when this key belongs to the form of a stopped sending of the user. Another draft of the card is then replaced by that form. */
    isNextKey: async (userId: string, key: string): Promise<boolean> => {
      const sendingId = findSendingBeforeKey(key)
      return sendingId !== undefined && (await sendings.find(userId, sendingId))?.state === 'stopped'
    },
  }
}
