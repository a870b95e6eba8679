import { useWords } from '../words/words.tsx'

/** Something is on its way. Nothing turns or blinks; the word comes only when it takes long enough to wonder. */
export function Loading() {
  const words = useWords()
  return (
    <output className="grid min-h-dvh place-items-center">
      <p className="wonders font-serif text-lead text-ink-2">{words.loading}</p>
    </output>
  )
}
