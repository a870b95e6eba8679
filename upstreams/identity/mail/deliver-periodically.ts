import type { Env } from '@fondly/kit/env.ts'

const DELIVERY_INTERVAL_MS = 2000

/** Sends queued e-mails when `poke` is called. Every two seconds, also sends e-mails that failed before or that another process did not finish. */
export function deliverPeriodically(deliverDue: () => Promise<void>, env: Env): { poke: () => void; close: () => Promise<void> } {
  let round = Promise.resolve()
  const poke = () => {
    round = round.then(deliverDue).catch((cause: unknown) => env.log.warn('E-mails could not be sent.', { upstream: 'identity', cause }))
  }
  const timer = setInterval(poke, DELIVERY_INTERVAL_MS)
  timer.unref()
  return {
    poke,
    close: () => {
      clearInterval(timer)
      return round
    },
  }
}
