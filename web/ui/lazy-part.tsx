import { type ComponentType, useEffect, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { Button } from './Button.tsx'

/**
 * Creates a part of the page that is loaded when the user is likely to need it. A loaded part is drawn at once, while React.lazy delays even a loaded
 * modal. If a part cannot be loaded, the page says so if the part is vital, and otherwise leaves it out.
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
        // The next call tries again.
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
      // The part may have arrived after this render.
      if (isMissing)
        fetchOnce().then(
          () => redraw((count) => count + 1),
          () => setFailure(true),
        )
    }, [isMissing])
    if (!Loaded && failure) return isVital ? <PartMissing /> : null
    // The remaining props without `waiting` are exactly the props of the part.
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : waiting
  }

  return { Part, prepare: () => void fetchOnce().catch(() => undefined) }
}

/** Says that a part is missing: the connection is down, or the server has a new build. A reload opens the same address again. */
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
