import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { NameField } from '@fondly/domain/order-form/order-form.ts'
import type { CarriedForm } from './carried-form.ts'
import { toPreset } from './first-values.ts'
import type { FormState } from './form-state.tsx'
import type { Prefill } from './submission.ts'

/** Returns what the form of another card takes over: the person and the words in this form. */
export function carryForm(
  pageData: OrderFormPageData,
  { read, realNames, isSignedByHand }: Pick<FormState, 'read'> & { realNames: readonly NameField[]; isSignedByHand: boolean },
  {
    senderProfileId,
    prefill,
    carried,
    draftKey,
  }: {
    senderProfileId: string
    prefill: Prefill
    carried: CarriedForm | undefined
    /** Undefined if this form was never saved as a draft. */
    draftKey: string | undefined
  },
): CarriedForm {
  const { id: cardId, messageStarters } = pageData.card
  const form = read()
  const isMessageLocked = messageStarters.some(({ text, locked }) => locked && text === form.closing)
  return {
    form,
    senderProfileId,
    realNames,
    isSignedByHand,
    preset: carried?.preset ?? toPreset(pageData.draft, prefill),
    // If these words were never saved for this card, their draft still belongs to the previous card.
    from: { isMessageLocked, draft: draftKey === undefined ? carried?.from?.draft : { cardId, key: draftKey } },
  }
}
