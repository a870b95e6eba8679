declare global {
  interface Window {
    /** What a tag manager reads, when the installation has one. */
    dataLayer?: Record<string, unknown>[]
  }
}

type AnalyticsEvent = { event: 'log_in' } | { event: 'purchase'; transaction_id: string; value: number; currency: string }

const told = new Set<string>()

/** Tells a tag manager that something happened, once for each sign-in of the page and each order; never names, addresses or messages. */
export function pushEvent(event: AnalyticsEvent): void {
  const once = event.event === 'purchase' ? event.transaction_id : event.event
  if (told.has(once)) return
  told.add(once)
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
