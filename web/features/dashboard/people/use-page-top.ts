import { type RefCallback, useCallback, useState } from 'react'

/**
 * Returns where an element begins on the page, in pixels, and the ref that it needs. It is measured again whenever the height of the page changes:
 * something above it may have grown.
 */
export function usePageTop(): { ref: RefCallback<HTMLElement>; topPx: number } {
  const [topPx, setTopPx] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => setTopPx(Math.round(element.getBoundingClientRect().top + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { ref, topPx }
}
