import { useEffect, useEffectEvent } from 'react'

/** Calls `leave`, which opens another address, as soon as `isLeaving` is true. */
export function useLeave(isLeaving: boolean, leave: () => void): void {
  const onLeave = useEffectEvent(leave)
  useEffect(() => {
    if (isLeaving) onLeave()
  }, [isLeaving])
}
