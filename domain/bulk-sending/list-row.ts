import type { CardLanguage } from '../card-language.ts'
import type { Message } from '../message.ts'
import type { OrderForm } from '../order-form/order-form.ts'

/** The texts of the card of one row. `closing` is the whole message, with its salutation and its closing. */
export type RowTexts = Omit<OrderForm, 'sentiment'> & {
  /** The language that the row asks for; undefined when it names none. */
  language: CardLanguage | undefined
}

/** What can be wrong with the cells of a row, besides the rules of the order form. */
export type ReadingProblemCode =
  /** The cell is no address that is certainly read. */
  | 'address-unread'
  /** The cell names no language of a card. */
  | 'language-unread'
  /** The placeholder names a column whose cell is empty, and it has no fallback. */
  | 'closing-value-missing'
  /** An earlier row has the same texts. */
  | 'row-repeated'

/** A problem with the field that it is about. */
export type ReadingProblem = Message<ReadingProblemCode> & { field: keyof RowTexts | 'row' }

/** A row of a list. `row` is its number in the spreadsheet. */
export type ListRow = { row: number; texts: RowTexts; problems: ReadingProblem[] }
