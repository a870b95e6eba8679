import { SearchField } from '../../ui/SearchField.tsx'
import { useWords } from '../../words/words.tsx'

/** Searches by name, number or category. The key `/` moves the focus here from anywhere on the page (PageKeys.tsx). */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const words = useWords()
  return (
    <SearchField label={words.catalogue.search} hint={words.catalogue.searchHint} value={value} onSearch={onSearch} className="md:w-100">
      <kbd
        aria-hidden="true"
        className="pointer-events-none absolute top-3 right-3 hidden h-6 w-6 place-items-center rounded-control border border-rule font-sans text-small text-ink-2 md:grid"
      >
        /
      </kbd>
    </SearchField>
  )
}
