import { useEffect, useEffectEvent } from 'react'

/** Listens to an event on the window while the component is mounted and `isActive` is true. The window receives the events of the whole page. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  isActive = true,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    if (!isActive) return
    const listen = (event: WindowEventMap[Type]) => onEvent(event)
    window.addEventListener(type, listen)
    return () => window.removeEventListener(type, listen)
  }, [type, isActive])
}
