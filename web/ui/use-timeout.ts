import { useEffect, useEffectEvent } from 'react'

/** Calls `run` once, `delayMs` after it became a number; undefined stops the timer. */
export function useTimeout(delayMs: number | undefined, run: () => void): void {
  const onTime = useEffectEvent(run)
  useEffect(() => {
    if (delayMs === undefined) return
    const timer = setTimeout(() => onTime(), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
}
