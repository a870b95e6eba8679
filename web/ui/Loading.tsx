import { useWords } from '../words/words.tsx'
import { late } from './late.tsx'

/** Covers the page while an action makes it wait. It shows itself only after a while, so it need not come with what may wait. */
export const loadingOverlay = late(async () => (await import('./LoadingOverlay.tsx')).LoadingOverlay, { isVital: false })

/** Something is on its way. Nothing turns or blinks; the word comes only when it takes long enough to wonder. */
export function Loading() {
  const words = useWords()
  return (
    <output className="grid min-h-dvh place-items-center">
      <p className="wonders font-serif text-lead text-ink-2">{words.loading}</p>
    </output>
  )
}
