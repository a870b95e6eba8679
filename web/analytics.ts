declare global {
  interface Window {
    /** What a tag manager reads, when the installation has one. */
    dataLayer?: Record<string, unknown>[]
  }
}

/** Tells a tag manager that something happened; never names, addresses or messages. */
export function pushEvent(event: 'log_in' | 'purchase', facts: Record<string, string | number> = {}): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...facts })
}
