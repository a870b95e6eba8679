import { useEffect, useState } from 'react'

const TICK_MS = 15_000

/** Returns the current time for texts about remaining time. Updates a few times per minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(ticking)
  }, [])
  return now
}
