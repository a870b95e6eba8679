import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { Icon } from './Icon.tsx'

const Noticing = createContext<(sentence: string) => void>(() => undefined)

/** Returns a function that shows a failure beside the current work; it stays until it is dismissed or replaced. */
export function useNotice(): (sentence: string) => void {
  return useContext(Noticing)
}

export function Notices({ children }: { children: ReactNode }) {
  const words = useWords()
  const [notice, setNotice] = useState<string>()
  const show = useCallback((sentence: string) => setNotice(sentence), [])

  return (
    <Noticing value={show}>
      {children}
      <output className="pointer-events-none fixed inset-x-5 bottom-6 z-10 flex justify-center">
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
