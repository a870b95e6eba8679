import { fillPlaceholders } from '@fondly/domain/order-form/placeholders.ts'
import { trimForm } from '@fondly/domain/order-form/trim-form.ts'
import { isLockedMessageAltered } from '@fondly/domain/order-form/altered-message.ts'
import type { OrderFormRules } from '@fondly/domain/order-form/order-form-problems.ts'
import type { NameField } from '@fondly/domain/order-form/order-form.ts'
import type { PostalCalendar } from '@fondly/domain/mail-date/mail-date.ts'
import { paperRules } from '@fondly/stationery/layout/paper-rules.ts'
import { toCardPrint, type CardPrintInput } from './to-card-print.ts'

/** Returns the rules for a form of this card and sender profile: those of the client, the card, the mail dates and the paper. */
export function orderFormRules(
  input: CardPrintInput & { realNames?: readonly NameField[] | undefined },
  calendar: PostalCalendar,
  print = toCardPrint(input),
): OrderFormRules {
  const { card, client } = input.access
  const recipient = trimForm(input.form)
  const { accountNumber, disableEditPersonalClosing } = client.configuration
  return {
    calendar,
    sentimentIds: card.sentiments.map(({ id }) => id),
    accountNumber: accountNumber?.enabled ? accountNumber : undefined,
    realNames: input.realNames,
    onlyClosings: disableEditPersonalClosing ? card.messageStarters.map(({ text }) => text) : undefined,
    isLockedMessageAltered: (text) =>
      isLockedMessageAltered(
        text,
        card.messageStarters.map((starter) => ({ ...starter, text: fillPlaceholders(starter.text, recipient) })),
      ),
    ...paperRules(print),
  }
}
