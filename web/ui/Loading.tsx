import { useWords } from '../words/words.tsx'
import { lazyPart } from './lazy-part.tsx'

/** Covers the page while the user must wait for an action. It appears after a delay, so its code may load later. */
export const loadingOverlay = lazyPart(async () => (await import('./LoadingOverlay.tsx')).LoadingOverlay, { isVital: false })

/** Shows that the page is loading. Nothing spins or blinks; the word appears after a delay. */
export function Loading() {
  const words = useWords()
  return (
    <output className="grid min-h-dvh place-items-center">
      <p className="wonders font-serif text-lead text-ink-2">{words.loading}</p>
    </output>
  )
}
