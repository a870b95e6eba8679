import { useEffect, useState } from 'react'

const TICK_MS = 15_000

/** Returns the current time, updated a few times a minute, for texts about remaining time. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(ticking)
  }, [])
  return now
}
