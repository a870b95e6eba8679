import { type RefObject, useLayoutEffect, useState } from 'react'

type Size = Record<string, number>

/**
 * Measures an element before the first paint and when its size changes. Renders again only if a number changes. `measure` must be the same function
 * in every render.
 */
export function useElementSize<S extends Size>(
  element: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => S,
  unmeasured: S,
): S {
  const [size, setSize] = useState(unmeasured)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const update = () => {
      const now = measure(measured)
      setSize((before) => (isSame(before, now) ? before : now))
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element, measure])
  return size
}

const isSame = (one: Size, other: Size) => Object.keys(one).every((name) => one[name] === other[name])
