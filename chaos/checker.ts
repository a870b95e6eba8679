import type { Happening } from './history.ts'

/** A promise that was broken, and by which intent, sending, order or basket. */
export type Violation = { rule: Rule; about: string; detail: string }

export type Rule =
  | 'a submit that was answered 202 has a sending'
  | 'every sending has ended'
  | 'a sent card has one order'
  | 'no intent has two orders'
  | 'no order without an intent'
  | 'a stopped sending has no order'
  | 'the sender was told the truth'
  | 'no basket is left open'
  | 'an order is made ready whole'
  | 'every order is printed'
  | 'no order is printed twice'

export type Evidence = {
  /** Everything that was recorded, of every process. */
  history: Happening[]
  /** The whole product's database: the schemas bff, commerce and press. */
  databaseUrl: string
  /** The press's folder of batches, when the press ran to the end; without it prints are not looked at. */
  printRoot?: string
}

/** What is broken, once everything has come to rest; nothing when the promises held. */
export async function violations(_evidence: Evidence): Promise<Violation[]> {
  throw new Error('The checker is being written.')
}
