import type { Played } from './play-order.ts'

/** The results of many orders. */
export type Tally = {
  played: number
  plans: number
  sent: number
  orders: number
  faults: number
  kills: number
  taken: number
  /** Hours of virtual time. */
  hours: number
  /** The orders with a broken promise, by number. */
  broken: { order: number; broken: string[] }[]
  /** How many of these orders have something doubled. */
  doubled: number
}

export const NOTHING: Tally = {
  played: 0,
  plans: 0,
  sent: 0,
  orders: 0,
  faults: 0,
  kills: 0,
  taken: 0,
  hours: 0,
  broken: [],
  doubled: 0,
}

/** Returns the tally of one played order. */
export function createTally(order: number, { broken, doubled, virtualMilliseconds, ...counts }: Played): Tally {
  return {
    ...counts,
    played: 1,
    hours: virtualMilliseconds / 3_600_000,
    broken: broken.length > 0 ? [{ order, broken }] : [],
    doubled: doubled ? 1 : 0,
  }
}

/** Returns the sum of two tallies. */
export function addTo(sum: Tally, more: Tally): Tally {
  const numbers = Object.entries(sum).map(([name, value]) => [
    name,
    typeof value === 'number' ? value + Number(more[name as keyof Tally]) : value,
  ])
  // `broken` is the only member that is not a number.
  return { ...(Object.fromEntries(numbers) as Tally), broken: [...sum.broken, ...more.broken] }
}
