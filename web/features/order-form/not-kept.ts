import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { type CarriedForm, keepClosing } from './carried-form.ts'

type ToDo = 'choose' | 'write' | 'chooseOrWrite'

/** A field whose content could not be taken over. `toDo` is what the sender can do now; absent if nothing. */
export type LostField = { name: 'sentiment' | 'closing'; toDo?: ToDo }

/** Lists the content of the previous form that this card does not offer, as long as the sender has not chosen or written something else. */
export function listNotKept(
  carried: CarriedForm,
  { card, closingLocked }: Pick<OrderFormPageData, 'card' | 'closingLocked'>,
  now: Pick<OrderForm, 'sentiment' | 'closing'>,
): LostField[] {
  const { sentiment, closing } = carried.form
  const { sentiments, messageStarters } = card
  const fields: LostField[] = []
  if (sentiment && !sentiments.some(({ id }) => id === sentiment)) {
    // If the card has only one sentiment, it is chosen automatically.
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
