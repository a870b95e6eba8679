import { Fault } from './faults.ts'
import type { CommerceContext } from './context.ts'

/** Returns the currency of the site. Throws a fault when the request names another currency. */
export function checkCurrency({ currency }: CommerceContext, wished: string | null): string {
  if (wished === null || wished === currency) return currency
  throw new Fault('UnsupportedCurrencyException', `The currency '${wished}' is not supported.`, { currency: wished })
}
