import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import { resumeForm } from '@fondly/domain/user/preset-recipient.ts'
import type { CarriedForm } from './carried-form.ts'
import type { OrderFormProps } from './order-form-props.ts'

type Opening = Pick<OrderFormProps, 'prefill' | 'carried'>

/** Returns true if the form was opened for an unfinished correction. Then the form does not ask whether to continue the correction. */
export function isAnswered({ isCorrecting, ofSending, carried }: Pick<OrderFormProps, 'isCorrecting' | 'ofSending' | 'carried'>): boolean {
  return carried === undefined && (isCorrecting || ofSending !== undefined)
}

/** Returns the card's draft. Returns null if that draft was just sent, because the page data may be older than the sending. */
export function withoutSent(draft: Draft | null | undefined, carried: CarriedForm | undefined): Draft | null | undefined {
  return draft && draft.key === carried?.sentKey ? null : draft
}

/**
 * Decides with what a form opens: the draft of its card, or the content of the previous form. `replacesOther` is true if the card's draft belongs to
 * another form. That draft is kept until the sender types here.
 */
export function openDraft(
  draft: Draft | null | undefined,
  { prefill, carried }: Opening,
): { draft: Draft | null; carried: CarriedForm | undefined; replacesOther: boolean } {
  // The sender has decided to continue a correction of this card, so nothing is taken over from the previous form.
  const along = draft?.corrects ? undefined : carried
  // A draft for another recipient must never be sent to the preset recipient.
  const form = draft && !along && (draft.corrects || draft.isOfSending ? draft.form : resumeForm(draft, prefill))
  return {
    draft: draft && form ? { ...draft, form } : null,
    carried: along,
    // If the sender changed the card and came back, the draft of this card is their own.
    replacesOther: Boolean(draft && !form) && draft?.key !== along?.from?.draft?.key,
  }
}
