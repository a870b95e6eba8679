import type { OrderFormSetting } from '@fondly/contracts/bff/order-form.ts'
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
 * Returns the values of a form when it opens: the unfinished draft, else what the sender takes along, else the values of the address, else any choice
 * that is the only one.
 */
export function firstValues(
  setting: OrderFormSetting,
  prefill: Prefill,
  wantedMailDate: string | undefined,
  carried?: CarriedForm,
): OrderForm {
  const { sentiments, messageStarters } = setting.card
  const calendar = postalCalendar(setting)
  const only = <T>(choices: T[]) => (choices.length === 1 ? choices[0] : undefined)
  const fresh: OrderForm = {
    ...EMPTY_ORDER_FORM,
    sentiment: only(sentiments)?.id ?? '',
    closing: only(messageStarters)?.text ?? '',
    sendDate: findDefaultMailDate(wantedMailDate, calendar),
    ...prefilledFields(prefill),
    // Other programs make these links and write states and ZIP codes in their own ways.
    state: findStateCode(prefill.state ?? ''),
    zipCode: zipAsTyped(prefill.zipCode ?? ''),
  }
  const form = setting.draft?.form ?? {
    ...fresh,
    ...carried?.form,
    closing: (carried && keepClosing(carried, setting.card, setting.closingLocked)) ?? fresh.closing,
  }
  return {
    ...form,
    // While a draft waits, its mail date may pass and the card's sentiments may change.
    sendDate: mailDateProblem(form.sendDate, calendar) ? setting.defaultShipDate : form.sendDate,
    sentiment: sentiments.some(({ id }) => id === form.sentiment) ? form.sentiment : (only(sentiments)?.id ?? ''),
  }
}

/** Returns the id of the sender profile with which a form opens; empty if there is none, or if that of its draft is gone and the sender has to choose. */
export function firstProfile({ senderProfiles, draft }: OrderFormSetting, carried?: CarriedForm): string {
  const wanted = (draft ?? carried)?.senderProfileId
  const lastProfile = senderProfiles.find(({ id }) => id === wanted)
  return (lastProfile ?? (wanted ? undefined : senderProfiles[0]))?.id ?? ''
}

/**
 * Returns the recipient attributes to store with the draft: those that a sending or a correction was sent with; else those preset now; else those the
 * draft began with, such as a card that is sent again.
 */
export function toPreset(draft: OrderFormSetting['draft'], prefill: Prefill): PresetRecipient {
  const wanted = presetRecipient(prefill)
  return draft?.preset && (draft.corrects || draft.isOfSending || Object.keys(wanted).length === 0) ? draft.preset : wanted
}
