import { Fault } from './faults.ts'
import type { Commerce } from './shelf.ts'

/** The currency that a caller wishes, which must be the site's own; the site's own when none is named. */
export function currencyOf({ currency }: Commerce, wished: string | null): string {
  if (wished === null || wished === currency) return currency
  throw new Fault('UnsupportedCurrencyException', `The currency '${wished}' is not supported.`, { currency: wished })
}
