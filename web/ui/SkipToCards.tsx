import { useWords } from '../words/words.tsx'

/** A link that skips header and filters and jumps to the first card. It is the first stop of the Tab key, and visible only with the focus. */
export function SkipToCards() {
  const words = useWords()
  return (
    <button
      type="button"
      onClick={() => document.querySelector<HTMLElement>('.tile')?.focus()}
      className="sr-only focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-10 focus:min-h-11 focus:rounded-control focus:bg-ink focus:px-5 focus:text-sheet"
    >
      {words.skip}
    </button>
  )
}
