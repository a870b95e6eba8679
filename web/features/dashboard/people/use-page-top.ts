import { type RefObject, useLayoutEffect, useState } from 'react'

/** Where an element begins on the page, in pixels. Measured again whenever the height of the page changes: something above it may have grown. */
export function usePageTop(element: RefObject<HTMLElement | null>): number {
  const [topPx, setTopPx] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTopPx(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return topPx
}
