import { useEffect } from 'react'

/** Calls the function when the page is idle. Never calls it in a browser that cannot tell this. */
export function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call)
}

/** Calls `task` when the page is idle after the first render, and again if `task` becomes another function. Undefined calls nothing. */
export function useWhenIdle(task: (() => void) | undefined): void {
  useEffect(() => {
    if (task) whenIdle(task)
  }, [task])
}
