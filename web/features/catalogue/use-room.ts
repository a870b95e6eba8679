import { useLayoutEffect, useState } from 'react'

/** Measures the width of the element and the root font size, both in pixels; the width is 0 before the first measurement. */
export function useRoom(element: { current: HTMLElement | null }): { room: number; rem: number } {
  const [measured, setMeasured] = useState({ room: 0, rem: 16 })
  useLayoutEffect(() => {
    const measuring = element.current
    if (!measuring) return
    const measure = () => {
      const room = Math.floor(measuring.clientWidth)
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      setMeasured((before) => (before.room === room && before.rem === rem ? before : { room, rem }))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(measuring)
    return () => watch.disconnect()
  }, [element])
  return measured
}
