import type { CardSearch } from '@fondly/domain/dashboard/card-search.ts'
import { REPORT_STATES } from '@fondly/domain/reports/report-state.ts'
import { useRef } from 'react'
import { SearchField } from '../../../ui/SearchField.tsx'
import { PlainSelect } from '../parts/PlainSelect.tsx'
import { useCardsWords } from './cards-words.ts'

type CardFiltersProps = { search: CardSearch; locations: readonly string[]; onSearch: (change: Partial<CardSearch>) => void }

/** As wide as the longest option, up to 20 rem. */
const SELECT = 'max-w-80 max-md:grow'

/** The search field and the filters above the list; their values are in the address. */
export function CardFilters({ search, locations, onSearch }: CardFiltersProps) {
  const texts = useCardsWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="mb-3 flex flex-wrap gap-3">
      <SearchField
        inputRef={input}
        label={texts.search}
        hint={texts.searchHint}
        value={search.search}
        onSearch={(text) => onSearch({ search: text })}
        className="max-w-80 grow basis-56 max-md:max-w-none max-md:basis-full"
      />
      <PlainSelect
        label={texts.filterState}
        value={search.state ?? ''}
        onChange={({ target }) => onSearch({ state: REPORT_STATES.find((state) => state === target.value) })}
        className={SELECT}
      >
        <option value="">{texts.anyState}</option>
        {REPORT_STATES.map((state) => (
          <option key={state} value={state}>
            {texts.states[state]}
          </option>
        ))}
      </PlainSelect>
      {locations.length > 0 && (
        <PlainSelect
          label={texts.filterLocation}
          value={search.location ?? ''}
          onChange={({ target }) => onSearch({ location: target.value || undefined })}
          className={SELECT}
        >
          <option value="">{texts.allLocations}</option>
          {locations.map((location) => (
            <option key={location}>{location}</option>
          ))}
        </PlainSelect>
      )}
    </div>
  )
}
