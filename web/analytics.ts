declare global {
  interface Window {
    /** The queue from which a tag manager reads, if the installation has a tag manager. */
    dataLayer?: Record<string, unknown>[]
  }
}

type AnalyticsEvent = { event: 'log_in' } | { event: 'purchase'; transaction_id: string; value: number; currency: string }

const sent = new Set<string>()

/** Reports an event to the tag manager: once for a sign-in on this page, once for each order. Never sends names, addresses or messages. */
export function pushEvent(event: AnalyticsEvent): void {
  const once = event.event === 'purchase' ? event.transaction_id : event.event
  if (sent.has(once)) return
  sent.add(once)
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
