/** Ignores the repeats of a key that is held down, until it is released: what it has closed must not be opened again by what takes the focus then. */
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
