import { startTransition, useEffect, useState } from 'react'

/** Returns false in the first frame of a component and true afterwards. Heavy parts can thus appear later, and do not block typing. */
export function useOnceSeen(): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    // Inside the frame, so that the heavy work starts after the frame.
    const frame = requestAnimationFrame(() => startTransition(() => setSeen(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isSeen
}
