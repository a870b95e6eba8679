import { startTransition, useEffect, useState } from 'react'

/** Returns false in the first frame of a component and true afterwards, so that heavy parts come later and do not block typing. */
export function useOnceSeen(): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    // Starts in the frame, so that the work follows it.
    const frame = requestAnimationFrame(() => startTransition(() => setSeen(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isSeen
}
