/** Calls while the page rests; never where the browser cannot tell. */
export function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call)
}
