import type { OrderFormSetting } from '@fondly/contracts/bff/catalogue.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { defaultShipDate } from '@fondly/domain/mail-date/default-ship-date.ts'
import { findStateCode } from '@fondly/domain/order-form/states.ts'
import { prefilledFields, presetRecipient, type PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'
import { zipAsTyped } from '@fondly/domain/order-form/typing.ts'
import { mailDateProblem } from '@fondly/domain/mail-date/mail-date.ts'
import { postalCalendar } from './rules.ts'
import type { Prefill } from './submission.ts'

/** What stands in a form when it opens: what was left unfinished, else what came with the address bar, else the only choices there are. */
export function firstValues(setting: OrderFormSetting, prefill: Prefill, shippingDate: string | undefined): OrderForm {
  const { sentiments, messageStarters } = setting.card
  const calendar = postalCalendar(setting)
  const only = <T>(choices: T[]) => (choices.length === 1 ? choices[0] : undefined)
  const fresh: OrderForm = {
    ...EMPTY_ORDER_FORM,
    sentiment: only(sentiments)?.id ?? '',
    closing: only(messageStarters)?.text ?? '',
    sendDate: defaultShipDate(shippingDate, calendar),
    ...prefilledFields(prefill),
    // Links are made by other programs, which write a state and a zip in ways of their own.
    state: findStateCode(prefill.state ?? ''),
    zipCode: zipAsTyped(prefill.zipCode ?? ''),
  }
  const form = setting.draft?.form ?? fresh
  return {
    ...form,
    // The days go on while a draft lies there, and a card's sentiments may change.
    sendDate: mailDateProblem(form.sendDate, calendar) ? setting.defaultShipDate : form.sendDate,
    sentiment: sentiments.some(({ id }) => id === form.sentiment) ? form.sentiment : (only(sentiments)?.id ?? ''),
  }
}

/** The sender profile that a form opens with. */
export function firstProfile({ senderProfiles, draft }: OrderFormSetting): string {
  const kept = senderProfiles.find(({ id }) => id === draft?.senderProfileId)
  return (kept ?? senderProfiles[0])?.id ?? ''
}

/**
 * What is known of the recipient beside the form, to be kept with it: what the card of a sending or a correction was sent with, whomever a card is wanted
 * for now; else what is preset now; else what the draft was begun with, such as a card that is sent again.
 */
export function presetOf(draft: OrderFormSetting['draft'], prefill: Prefill): PresetRecipient {
  const wanted = presetRecipient(prefill)
  return draft?.preset && (draft.corrects || draft.isOfSending || Object.keys(wanted).length === 0) ? draft.preset : wanted
}
