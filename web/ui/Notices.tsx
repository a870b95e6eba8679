import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { Icon } from './Icon.tsx'

const Noticing = createContext<(notice: ReactNode) => void>(() => undefined)

/**
 * Returns a function that shows a failure beside the current work; it stays until it is dismissed or replaced. Pass an element that looks up its own
 * words, not a sentence: it is said again when the language changes.
 */
export function useNotice(): (notice: ReactElement | undefined) => void {
  return useContext(Noticing)
}

export function Notices({ children }: { children: ReactNode }) {
  const words = useWords()
  const [notice, setNotice] = useState<ReactNode>()

  return (
    <Noticing value={setNotice}>
      {children}
      <output className="notices pointer-events-none fixed inset-x-5 bottom-6 z-10 flex justify-center">
        {notice && (
          <p className="pointer-events-auto flex max-w-[36rem] items-center gap-4 rounded-sheet bg-ink py-2 pr-2 pl-5 text-paper shadow-sheet">
            {notice}
            <button
              type="button"
              aria-label={words.dismiss}
              onClick={() => setNotice(undefined)}
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

/** The notice for a choice that the server did not take. */
export const NotSaved = () => useWords().notSaved
