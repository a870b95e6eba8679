import type { Basket, Shopper } from './commerce.ts'

/**
 * Returns true when nothing was put into the basket. Our own basket looks like this when its creation got no response. A real instance writes the
 * customer's own e-mail address into it.
 */
export function isUntouched({ items, paymentInstruments, shippingAddress, billingAddress, email }: Basket, shopper: Shopper): boolean {
  const isTheirs = email === undefined || email.toLowerCase() === shopper.email.toLowerCase()
  return isTheirs && items.length === 0 && paymentInstruments.length === 0 && !shippingAddress && !billingAddress
}
