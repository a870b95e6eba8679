import type { OrderFormSetting } from '@fondly/contracts/bff/order-form.ts'
import type { NameField } from '@fondly/domain/order-form/order-form.ts'
import type { CarriedForm } from './carried-form.ts'
import { toPreset } from './first-values.ts'
import type { FormState } from './form-state.tsx'
import type { Prefill } from './submission.ts'

/** Returns what the sender takes along to another card: the person and the words, as they stand in the form now. */
export function carryForm(
  setting: OrderFormSetting,
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
    /** Undefined when this form was never a draft. */
    draftKey: string | undefined
  },
): CarriedForm {
  const { id: cardId, messageStarters } = setting.card
  const form = read()
  const isMessageLocked = messageStarters.some(({ text, locked }) => locked && text === form.closing)
  return {
    form,
    senderProfileId,
    realNames,
    isSignedByHand,
    preset: carried?.preset ?? toPreset(setting.draft, prefill),
    // Words that were never saved here still have the draft of the card before.
    from: { isMessageLocked, draft: draftKey === undefined ? carried?.from?.draft : { cardId, key: draftKey } },
  }
}
