import { createContext, type ReactElement, type ReactNode, useContext, useRef, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { FIRST_CONTROL } from './return-focus.ts'
import { Icon } from './Icon.tsx'

const Noticing = createContext<(notice: ReactNode) => void>(() => undefined)

/**
 * Returns a function that shows a failure beside the current work until the failure is dismissed or replaced. Pass an element that looks up its
 * words, not a sentence: the element is translated when the language changes.
 */
export function useNotice(): (notice: ReactElement | undefined) => void {
  return useContext(Noticing)
}

export function Notices({ children }: { children: ReactNode }) {
  const words = useWords()
  const [notice, setNotice] = useState<ReactNode>()
  const cameFrom = useRef<EventTarget>(null)

  return (
    <Noticing value={setNotice}>
      {children}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only remembers where the focus came from */}
      <output
        onFocus={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
        }}
        className="notices pointer-events-none fixed inset-x-5 bottom-6 z-10 flex justify-center"
      >
        {notice && (
          <p className="pointer-events-auto flex max-w-[36rem] items-center gap-4 rounded-sheet bg-ink py-2 pr-2 pl-5 text-paper shadow-sheet">
            {notice}
            <button
              type="button"
              aria-label={words.dismiss}
              onClick={() => {
                setNotice(undefined)
                // The dismissed notice takes its button away, so the focus goes back.
                focusAgain(cameFrom.current)
                cameFrom.current = null
              }}
              className="grid size-11 place-items-center rounded-control"
            >
              <Icon name="close" />
            </button>
          </p>
        )}
      </output>
    </Noticing>
  )
}

function focusAgain(target: EventTarget | null): void {
  if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
  else document.querySelector<HTMLElement>(FIRST_CONTROL)?.focus({ preventScroll: true })
}

/** The notice for a choice that the server did not store. */
export const NotSaved = () => useWords().notSaved
