import { useWords } from '../../../words/words.tsx'

/** A placeholder for the content of a page: hairlines and plain rectangles. */
export function PageWaiting() {
  const words = useWords()
  return (
    <div className="mt-10 min-h-80" aria-busy="true">
      <output className="sr-only">{words.loading}</output>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex min-h-14.5 items-center border-t border-rule">
          <span className="h-3 w-64 max-w-full bg-sunk" />
        </div>
      ))}
    </div>
  )
}
