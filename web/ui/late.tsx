import { type ComponentType, useEffect, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { Button } from './Button.tsx'

/**
 * A part of the page that is fetched on intent. React.lazy holds a modal back although it has arrived; here a loaded part
 * is drawn at once. The page says when it cannot be had, unless it goes without one that is not vital.
 */
export function late<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>, { isVital = true } = {}) {
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
    const [failure, setFailure] = useState(false)
    const Part = part
    const isMissing = Part === undefined
    useEffect(() => {
      // It may have arrived since this was drawn.
      if (isMissing)
        fetchOnce().then(
          () => redraw((count) => count + 1),
          () => setFailure(true),
        )
    }, [isMissing])
    if (!Part && failure) return isVital ? <PartMissing /> : null
    // What is left of the props after `waiting` is exactly the part's own.
    return Part ? <Part {...(props as unknown as Props)} /> : waiting
  }

  return { Late, prepare: () => void fetchOnce().catch(() => undefined) }
}

/** The line is down, or the server has had a new build since: the address says what was wanted, so the page can begin again there. */
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
