import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of the page that is fetched on intent. React.lazy holds a modal back although it has arrived; here a loaded part
 * is drawn at once.
 */
export function late<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined
  let fetching: Promise<void> | undefined
  const fetchOnce = () =>
    (fetching ??= fetchPart().then(
      (arrived) => {
        part = arrived
      },
      (failure: unknown) => {
        // The next intent tries again.
        fetching = undefined
        throw failure
      },
    ))

  function Late({ waiting, ...props }: Props & { waiting?: React.ReactNode }) {
    const [, redraw] = useState(0)
    const [failure, setFailure] = useState<unknown>()
    useEffect(() => {
      if (!part) fetchOnce().then(() => redraw((count) => count + 1), setFailure)
    }, [])
    if (failure) throw failure
    const Part = part
    // What is left of the props after `waiting` is exactly the part's own.
    return Part ? <Part {...(props as unknown as Props)} /> : waiting
  }

  return { Late, prepare: () => void fetchOnce().catch(() => undefined) }
}
