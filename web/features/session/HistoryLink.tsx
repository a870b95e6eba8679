import { Link, useLocation, useSearch } from 'wouter'
import { useWords } from '../../words/words.tsx'

/** A link that opens the history above the catalogue and keeps the catalogue's filter. */
export function HistoryLink({ className, onIntent }: { className: string; onIntent: () => void }) {
  const words = useWords()
  const [path] = useLocation()
  const search = useSearch()
  const next = new URLSearchParams(path === '/' ? search : '')
  next.set('history', '1')
  return (
    <Link href={`/?${next.toString()}`} className={className} onPointerEnter={onIntent} onFocus={onIntent}>
      {words.header.orderHistory}
    </Link>
  )
}
