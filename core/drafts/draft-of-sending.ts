import { scanCode } from '@fondly/domain/scan-code.ts'
import type { CoreContext } from '../context.ts'
import { corrections } from '../orders/corrections.ts'
import { createUserSendings } from '../orders/own-sendings.ts'
import { keyAfterSending, findSendingBeforeKey } from '../sendings/idempotency-key.ts'
import { presetOfSending } from '../sendings/preset-of-sending.ts'
import type { Draft } from './draft.ts'

/** What a form of a card opens with, and whether another form of that card lies there, which is replaced when this one is typed in. */
export type OpenedDraft = { draft: Draft | undefined; replacesDraft: boolean }

/** Forms of sendings that have not become an order: their text is in the sending itself, also when the draft was discarded. */
export function draftsOfSendings(context: Pick<CoreContext, 'database' | 'drafts' | 'env' | 'seal'>) {
  const { drafts, env } = context
  const sendings = createUserSendings(context)
  const links = corrections(context)

  return {
    /** The draft of that sending, made of its own words where it was discarded; without a sending the draft that is kept. */
    find: async (userId: string, cardId: string, sendingId: string | undefined): Promise<OpenedDraft> => {
      const kept = await drafts.find(userId, cardId)
      const sending = sendingId === undefined ? undefined : await sendings.find(userId, sendingId)
      if (!sending || sending.state === 'done' || sending.snapshot.cardId !== cardId) return { draft: kept, replacesDraft: false }
      const { id, state, snapshot, corrects } = sending
      const key = state === 'stopped' ? keyAfterSending(id) : sending.key
      if (kept?.key === key) return { draft: kept, replacesDraft: false }
      const draft: Draft = {
        key,
        scanCode: scanCode(env.random),
        senderProfileId: snapshot.fields.senderProfileId,
        form: snapshot.form,
        realNames: snapshot.realNames,
        ...presetOfSending(snapshot),
        isOfSending: true,
        // Only as long as no newer correction of that order was begun.
        ...(corrects !== undefined && (await links.orderOf(userId, key)) === corrects ? { corrects } : {}),
      }
      return { draft, replacesDraft: kept !== undefined }
    },

    /** Whether this key is what a stopped sending of the user goes on with: the form of that sending then takes the place of another draft. */
    isNextKey: async (userId: string, key: string): Promise<boolean> => {
      const sendingId = findSendingBeforeKey(key)
      return sendingId !== undefined && (await sendings.find(userId, sendingId))?.state === 'stopped'
    },
  }
}
