import type { Basket, Shopper } from './commerce.ts'

/**
 * Nobody has put anything into it yet: a basket whose making was never answered looks like that. A real instance writes the customer's own
 * e-mail address into it by itself.
 */
export function isUntouched({ items, paymentInstruments, shippingAddress, billingAddress, email }: Basket, shopper: Shopper): boolean {
  const isTheirs = email === undefined || email.toLowerCase() === shopper.email.toLowerCase()
  return isTheirs && items.length === 0 && paymentInstruments.length === 0 && !shippingAddress && !billingAddress
}
