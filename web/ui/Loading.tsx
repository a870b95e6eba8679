import { useWords } from '../words/words.tsx'
import { lazyPart } from './lazy-part.tsx'

/** Covers the page while an action makes it wait. It appears only after a while, so it may load later. */
export const loadingOverlay = lazyPart(async () => (await import('./LoadingOverlay.tsx')).LoadingOverlay, { isVital: false })

/** Shows that the page is loading. Nothing spins or blinks; the word appears only after a while. */
export function Loading() {
  const words = useWords()
  return (
    <output className="grid min-h-dvh place-items-center">
      <p className="wonders font-serif text-lead text-ink-2">{words.loading}</p>
    </output>
  )
}
