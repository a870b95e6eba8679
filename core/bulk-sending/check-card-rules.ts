import { findLikelyAnswer } from '@fondly/domain/bulk-sending/likely-answer.ts'
import type { ListRow, RowTexts } from '@fondly/domain/bulk-sending/list-row.ts'
import type { RowProblem } from '@fondly/domain/bulk-sending/row-problem.ts'
import type { PostalCalendar } from '@fondly/domain/mail-date/mail-date.ts'
import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { orderFormProblems } from '@fondly/domain/order-form/order-form-problems.ts'
import type { SenderProfile } from '@fondly/domain/sender/sender-profile.ts'
import { orderFormRules } from '../card-print/order-form-rules.ts'
import type { AccessibleCard } from '../catalogue/card-access.ts'
import type { Person } from '../users/person.ts'

/** The card that every row of a list gets. */
export type BulkCard = { user: Person; access: AccessibleCard; profile: SenderProfile; sentiment: string }

/** Every scan code has this length. The rules do not depend on it, and each card gets its own when it is sent. */
export const EXAMPLE_SCAN_CODE = 'A7kP2mQ9xZ'

/** Returns the order form of the card of a row. */
export function toOrderForm(texts: RowTexts, sentiment: string): OrderForm {
  const { accountNumber, firstName, lastName, address1, address2, city, state, zipCode, closing, sendDate } = texts
  return { accountNumber, firstName, lastName, address1, address2, city, state, zipCode, sentiment, closing, sendDate }
}

/** Creates the check of a row by the rules of the order form: those that also decide about a single card. */
export function createCheckCardRules({ user, access, profile, sentiment }: BulkCard, calendar: PostalCalendar) {
  return ({ texts, problems: readingProblems }: Pick<ListRow, 'texts' | 'problems'>): RowProblem[] => {
    const form = toOrderForm(texts, sentiment)
    const rules = orderFormRules({ form, access, profile, user, scanCode: EXAMPLE_SCAN_CODE }, calendar)
    const found = orderFormProblems(form, rules)
    const reading = readingProblems.map((problem): RowProblem =>
      problem.field === 'row' ? { ...problem, isBlocking: false, answer: { kind: 'leave-out' } } : { ...problem, isBlocking: true },
    )
    const ofForm = Object.entries(found)
      // A placeholder of a column without a value is no unknown brace.
      .filter(([field]) => field !== 'closing' || !reading.some(({ code }) => code === 'closing-value-missing'))
      .map(([field, problem]): RowProblem => {
        const answer = findLikelyAnswer(problem.code, texts)
        // The keys are those of the form.
        return { ...problem, field: field as keyof OrderForm, isBlocking: true, ...(answer ? { answer } : {}) }
      })
    const isOther = texts.language !== undefined && texts.language !== access.card.language
    return [...reading, ...ofForm, ...(isOther ? [{ field: 'language', code: 'card-language-other', isBlocking: false } as const] : [])]
  }
}
