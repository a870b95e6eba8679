import { useEffect } from 'react'

/** Calls the function when the page is idle; never if the browser cannot tell. */
export function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call)
}

/** Calls `task` when the page is idle after the component was shown, and again when `task` is another function; undefined calls nothing. */
export function useWhenIdle(task: (() => void) | undefined): void {
  useEffect(() => {
    if (task) whenIdle(task)
  }, [task])
}
