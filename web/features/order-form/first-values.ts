import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { findDefaultMailDate } from '@fondly/domain/mail-date/default-mail-date.ts'
import { findStateCode } from '@fondly/domain/order-form/states.ts'
import { prefilledFields, presetRecipient, type PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'
import { zipAsTyped } from '@fondly/domain/order-form/typing.ts'
import { mailDateProblem } from '@fondly/domain/mail-date/mail-date.ts'
import { type CarriedForm, keepClosing } from './carried-form.ts'
import { postalCalendar } from './rules.ts'
import type { Prefill } from './submission.ts'

/**
 * Returns the values with which a form opens: from the unfinished draft; or else from the previous form; or else from the address of the page. A
 * field with only one choice gets that choice.
 */
export function firstValues(
  pageData: OrderFormPageData,
  prefill: Prefill,
  wantedMailDate: string | undefined,
  carried?: CarriedForm,
): OrderForm {
  const { sentiments, messageStarters } = pageData.card
  const calendar = postalCalendar(pageData)
  const only = <T>(choices: T[]) => (choices.length === 1 ? choices[0] : undefined)
  const fresh: OrderForm = {
    ...EMPTY_ORDER_FORM,
    sentiment: only(sentiments)?.id ?? '',
    closing: only(messageStarters)?.text ?? '',
    sendDate: findDefaultMailDate(wantedMailDate, calendar),
    ...prefilledFields(prefill),
    // Other programs make these addresses, and write states and ZIP codes in different ways.
    state: findStateCode(prefill.state ?? ''),
    zipCode: zipAsTyped(prefill.zipCode ?? ''),
  }
  const form = pageData.draft?.form ?? {
    ...fresh,
    ...carried?.form,
    closing: (carried && keepClosing(carried, pageData.card, pageData.closingLocked)) ?? fresh.closing,
  }
  return {
    ...form,
    // Since the draft was saved, its mail date may have passed, and the card's sentiments may have changed.
    sendDate: mailDateProblem(form.sendDate, calendar) ? pageData.defaultShipDate : form.sendDate,
    sentiment: sentiments.some(({ id }) => id === form.sentiment) ? form.sentiment : (only(sentiments)?.id ?? ''),
  }
}

/**
 * Returns the id of the sender profile of a new form. Empty if there is no profile, or if the draft's profile no longer exists; then the sender must
 * choose.
 */
export function firstProfile({ senderProfiles, draft }: OrderFormPageData, carried?: CarriedForm): string {
  const wanted = (draft ?? carried)?.senderProfileId
  const lastProfile = senderProfiles.find(({ id }) => id === wanted)
  return (lastProfile ?? (wanted ? undefined : senderProfiles[0]))?.id ?? ''
}

/**
 * Returns the recipient attributes that are stored with the draft. Uses the first that exist: those of a draft that was sent before or that corrects
 * an order; those of the current address; those with which the draft began, such as a card that is sent again.
 */
export function toPreset(draft: OrderFormPageData['draft'], prefill: Prefill): PresetRecipient {
  const wanted = presetRecipient(prefill)
  return draft?.preset && (draft.corrects || draft.isOfSending || Object.keys(wanted).length === 0) ? draft.preset : wanted
}
