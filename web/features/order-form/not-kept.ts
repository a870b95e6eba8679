import type { OrderFormSetting } from '@fondly/contracts/bff/order-form.ts'
import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { type CarriedForm, keepClosing } from './carried-form.ts'

type ToDo = 'choose' | 'write' | 'chooseOrWrite'

/** A field whose content did not come along, and what the sender can do now; without `toDo` nothing. */
export type NotKeptField = { name: 'sentiment' | 'closing'; toDo?: ToDo }

/** Lists what of a carried form this card does not offer, until the sender has chosen or written something else. */
export function listNotKept(
  carried: CarriedForm,
  { card, closingLocked }: Pick<OrderFormSetting, 'card' | 'closingLocked'>,
  now: Pick<OrderForm, 'sentiment' | 'closing'>,
): NotKeptField[] {
  const { sentiment, closing } = carried.form
  const { sentiments, messageStarters } = card
  const fields: NotKeptField[] = []
  if (sentiment && !sentiments.some(({ id }) => id === sentiment)) {
    // An only sentiment is chosen by itself.
    if (sentiments.length < 2) fields.push({ name: 'sentiment' })
    else if (!now.sentiment) fields.push({ name: 'sentiment', toDo: 'choose' })
  }
  if (closing?.trim() && keepClosing(carried, card, closingLocked) === undefined) {
    const [only, ...others] = messageStarters
    const toWrite = only ? 'chooseOrWrite' : 'write'
    if (others.length === 0 && (closingLocked || now.closing === only?.text)) fields.push({ name: 'closing' })
    else if (!now.closing.trim()) fields.push({ name: 'closing', toDo: closingLocked ? 'choose' : toWrite })
  }
  return fields
}
