import { type ComponentType, useEffect, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { Button } from './Button.tsx'

/**
 * Creates a part of the page that is loaded on intent. Unlike React.lazy, which delays a modal that has already arrived, it draws a loaded part at
 * once. The page reports a vital part that cannot be loaded, and omits any other.
 */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>, { isVital = true } = {}) {
  let loaded: ComponentType<Props> | undefined
  let fetching: Promise<void> | undefined
  const fetchOnce = () =>
    (fetching ??= fetchPart().then(
      (arrived) => {
        loaded = arrived
      },
      (failure: unknown) => {
        // The next intent tries again.
        fetching = undefined
        throw failure
      },
    ))

  function Part({ waiting, ...props }: Props & { waiting?: React.ReactNode }) {
    const [, redraw] = useState(0)
    const [failure, setFailure] = useState(false)
    const Loaded = loaded
    const isMissing = Loaded === undefined
    useEffect(() => {
      // The part may have arrived since this was rendered.
      if (isMissing)
        fetchOnce().then(
          () => redraw((count) => count + 1),
          () => setFailure(true),
        )
    }, [isMissing])
    if (!Loaded && failure) return isVital ? <PartMissing /> : null
    // Without `waiting`, the props are exactly the part's own.
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : waiting
  }

  return { Part, prepare: () => void fetchOnce().catch(() => undefined) }
}

/** The connection is down, or the server has a new build. A reload starts again at the same address. */
function PartMissing() {
  const words = useWords()
  return (
    <div className="fixed inset-x-5 bottom-6 z-10 flex justify-center pb-20">
      <div
        role="alert"
        className="flex max-w-[40rem] flex-wrap items-center gap-4 rounded-sheet bg-sheet py-3 pr-3 pl-5 text-ink shadow-sheet"
      >
        <p className="grow">{words.unreachable}</p>
        <Button looks="primary" onClick={() => location.reload()}>
          {words.tryAgain}
        </Button>
      </div>
    </div>
  )
}
