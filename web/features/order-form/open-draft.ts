import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import { resumeForm } from '@fondly/domain/user/preset-recipient.ts'
import type { CarriedForm } from './carried-form.ts'
import type { OrderFormProps } from './order-form-props.ts'

type Opening = Pick<OrderFormProps, 'prefill' | 'carried'>

/** Returns true when an unfinished correction of the card is not asked about, because the form was opened for it. */
export function isAnswered({ isCorrecting, ofSending, carried }: Pick<OrderFormProps, 'isCorrecting' | 'ofSending' | 'carried'>): boolean {
  return carried === undefined && (isCorrecting || ofSending !== undefined)
}

/** Returns the card's draft, unless it is the one that was sent before this form: the setting may be older than that. */
export function withoutSent(draft: Draft | null | undefined, carried: CarriedForm | undefined): Draft | null | undefined {
  return draft && draft.key === carried?.sentKey ? null : draft
}

/**
 * Decides what a form opens with: the draft of its card, or what the sender takes along. `replacesOther`: the card's draft is that of another form, and
 * is kept until something is typed here.
 */
export function openDraft(
  draft: Draft | null | undefined,
  { prefill, carried }: Opening,
): { draft: Draft | null; carried: CarriedForm | undefined; replacesOther: boolean } {
  // The sender has come to this card and then chosen to continue its correction, so nothing comes along.
  const along = draft?.corrects ? undefined : carried
  // A draft for another recipient must never be sent to the recipient of this visit.
  const form = draft && !along && (draft.corrects || draft.isOfSending ? draft.form : resumeForm(draft, prefill))
  return {
    draft: draft && form ? { ...draft, form } : null,
    carried: along,
    // Back on the card that was changed, its draft is the sender's own.
    replacesOther: Boolean(draft && !form) && draft?.key !== along?.from?.draft?.key,
  }
}
