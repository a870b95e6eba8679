import { Fault } from './faults.ts'
import type { CommerceContext } from './context.ts'

/** The currency of the request, which must be the site's own; the site's own when none is named. */
export function checkCurrency({ currency }: CommerceContext, wished: string | null): string {
  if (wished === null || wished === currency) return currency
  throw new Fault('UnsupportedCurrencyException', `The currency '${wished}' is not supported.`, { currency: wished })
}
