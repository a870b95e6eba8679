/**
 * Ignores the repeats of a held key until the key is released. Otherwise the key that closed something could open it again through the element that
 * has the focus now.
 */
export function ignoreHeldKey(): void {
  const ignore = (event: KeyboardEvent) => {
    if (!event.repeat) return stop()
    event.preventDefault()
    event.stopPropagation()
  }
  const stop = () => {
    window.removeEventListener('keydown', ignore, true)
    window.removeEventListener('keyup', stop, true)
  }
  window.addEventListener('keydown', ignore, true)
  window.addEventListener('keyup', stop, true)
}
