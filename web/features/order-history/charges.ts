import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'

type Charge = { name: 'tax' | 'shipping'; amount: string }

/** Lists tax and shipping of an order as amounts in the locale's format. Leaves out zero amounts. */
export function listCharges(charges: HistoryRow['charges'], locale: string): Charge[] {
  if (!charges) return []
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: charges.currency })
  const named = [
    { name: 'tax' as const, value: charges.taxTotal },
    { name: 'shipping' as const, value: charges.shippingTotal },
  ]
  return named.filter(({ value }) => value !== 0).map(({ name, value }) => ({ name, amount: money.format(value) }))
}
