import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { PostalCalendar } from '@fondly/domain/mail-date/mail-date.ts'
import type { NameField } from '@fondly/domain/order-form/order-form.ts'
import type { OrderFormRules } from '@fondly/domain/order-form/order-form-problems.ts'
import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import { knownLayout, paperRules } from '@fondly/stationery/layout/paper-rules.ts'

export function postalCalendar({ calendar }: OrderFormPageData): PostalCalendar {
  const { today, blackoutDays } = calendar
  const reasons = new Map(blackoutDays.flatMap(({ day, reason }) => (reason ? [[day, reason] as const] : [])))
  return { today, blackoutDays: new Set(blackoutDays.map(({ day }) => day)), reasons }
}

/** Builds the rules of this form, which the server applies too. `print` is the current card, for checking that the words fit on it. */
export function toFormRules(pageData: OrderFormPageData, print: CardPrint, realNames: readonly NameField[]): OrderFormRules {
  const { card, accountNumber, closingLocked } = pageData
  return {
    calendar: postalCalendar(pageData),
    sentimentIds: card.sentiments.map(({ id }) => id),
    accountNumber: accountNumber ?? undefined,
    realNames,
    onlyClosings: closingLocked ? card.messageStarters.map(({ text }) => text) : undefined,
    // If the browser cannot lay out the card, only the server checks whether the words fit.
    ...(knownLayout(print) ? paperRules(print) : {}),
  }
}
