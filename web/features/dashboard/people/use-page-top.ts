import { type RefCallback, useCallback, useState } from 'react'

/**
 * Measures where an element begins on the page. Returns the number of pixels, and a ref for the element. Measures again when the height of the page
 * changes, because something above the element may have grown.
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
