/** Calls the function when the page is idle; never if the browser cannot tell. */
export function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call)
}
