import { Link, useLocation } from 'wouter'
import { useCatalogueWords } from './catalogue-words.ts'

/** Leads from the catalogue of one person back to what all people may send. */
export function LinkToAccess() {
  const texts = useCatalogueWords()
  const [path] = useLocation()
  return (
    <Link href={path} className="inline-flex min-h-11 items-center font-semibold">
      {texts.back}
    </Link>
  )
}
