import { useWords } from '../words/words.tsx'
import { Button } from './Button.tsx'

/** Tells why the content of a page could not be loaded, with a button that tries again. */
export function NotFetched({ why, onAgain }: { why: string; onAgain: () => void }) {
  const words = useWords()
  return (
    <div role="alert" className="mt-3">
      <p className="mb-6 text-ink-2">{why}</p>
      <Button looks="primary" onClick={onAgain}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
