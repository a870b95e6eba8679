import type { AddressProblemCode } from '../address/address-answer.ts'
import type { Message } from '../message.ts'
import type { FormProblemCode } from '../order-form/order-form-problems.ts'
import type { ListRow, ReadingProblemCode, RowTexts } from './list-row.ts'

export type RowProblemCode =
  | FormProblemCode
  | ReadingProblemCode
  | AddressProblemCode
  /** The row asks for another language than that of the card. */
  | 'card-language-other'
  /** The address check writes the address in another way. */
  | 'address-changed'
  /** The address check did not answer in time. It is asked again when the card is sent. */
  | 'address-unanswered'
  /** Somebody of the client has written to this person recently. */
  | 'already-written'
  /** An earlier row is about the same person. */
  | 'person-repeated'
  /** The person is on the client's Do not mail list, or somebody who may be the same person is. */
  | 'do-not-mail'
  | 'do-not-mail-alike'
  /** A contact at this address has the name that is missing, or spells it in another way. */
  | 'contact-name'

/** What most likely mends a problem. `change` has the texts that replace those of the row; 'leave-out' changes nothing. */
export type LikelyAnswer =
  | { kind: 'accept-address' | 'fill-in' | 'take-out' | 'use-contact'; change: Partial<RowTexts> }
  | { kind: 'shorten'; change: Partial<RowTexts>; characters: number }
  | { kind: 'leave-out' }

/** A problem of a row with the field that it is about. A row with a blocking problem cannot be sent; the others are shown to its sender. */
export type RowProblem = Message<RowProblemCode> & {
  field: keyof RowTexts | 'row' | 'sentiment'
  isBlocking: boolean
  answer?: LikelyAnswer
}

/** A row after its check. */
export type CheckedRow = Omit<ListRow, 'problems'> & { problems: RowProblem[] }

/** Returns true for a row whose card can be sent as it is. */
export const isReady = ({ problems }: Pick<CheckedRow, 'problems'>): boolean => problems.every(({ isBlocking }) => !isBlocking)
