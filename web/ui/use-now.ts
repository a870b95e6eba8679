import { useEffect, useState } from 'react'

const TICK = 15_000

/** The time, a few times a minute, for what is said about how long something still takes. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), TICK)
    return () => clearInterval(ticking)
  }, [])
  return now
}
