import type { Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import type { SignedIn } from '../../api/session.ts'
import { Segments } from '../../ui/Segments.tsx'
import { useWords } from '../../words/words.tsx'
import { useMemo } from 'react'
import { type Filter, pickerLanguages } from './filter.ts'
import { SearchBox } from './SearchBox.tsx'

/** The head of the catalogue: title, streak, language of the cards, search. */
export function CatalogueHead({
  session,
  catalogue,
  filter,
  shown,
  onFilter,
}: {
  session: SignedIn
  catalogue: Catalogue
  filter: Filter
  /** The filter of the shown cards. While the user types, it is a moment older than the search field. */
  shown: Filter
  onFilter: (filter: Filter) => void
}) {
  const words = useWords()
  const { user, cardsThisMonth } = session
  const { languages, favorites, recents } = user
  const offered = useMemo(
    () => pickerLanguages(catalogue, shown, { languages, favorites, recents }),
    [languages, catalogue, shown, favorites, recents],
  )

  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
      <div className="mr-auto grow basis-80">
        <h1 className="text-h1-phone md:text-h1">{words.catalogue.title}</h1>
        <p className="mt-2 min-h-6.5 text-lead text-ink-2">
          {cardsThisMonth !== null && (cardsThisMonth > 0 ? words.catalogue.streak(cardsThisMonth) : words.catalogue.welcomeBack)}
        </p>
      </div>
      {languages.length > 1 && offered.length > 0 && (
        <Segments
          label={words.catalogue.cardLanguage}
          caption={words.catalogue.cards}
          className="order-last grow basis-80 md:order-none md:grow-0 md:basis-auto"
          segments={offered.map(({ language, disabled }) => ({ value: language, label: words.cardLanguages[language], disabled }))}
          value={filter.language}
          onChoose={(language) => onFilter({ ...filter, language })}
        />
      )}
      <SearchBox
        value={filter.search}
        onSearch={(search) => onFilter({ ...filter, search, categories: search ? [] : filter.categories })}
      />
    </div>
  )
}
