import { startTransition, useEffect, useState } from 'react'

/** False in the frame in which something opens, true as soon as that frame is seen: what is heavy comes then, and gives way to whoever types. */
export function useOnceSeen(): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    // Begun in the frame itself, so that it is worked at after it.
    const frame = requestAnimationFrame(() => startTransition(() => setSeen(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isSeen
}
