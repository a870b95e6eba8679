import type { CardSearch } from '@fondly/domain/dashboard/card-search.ts'
import { REPORT_STATES } from '@fondly/domain/reports/report-state.ts'
import { useRef } from 'react'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useCardsWords } from './cards-words.ts'

type CardFiltersProps = { search: CardSearch; locations: readonly string[]; onSearch: (change: Partial<CardSearch>) => void }

const SELECT =
  'h-12 min-w-0 rounded-control border border-rule-2 bg-sheet px-3.5 text-field hover:border-ink-2 focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent max-md:grow'

/** The search field and the filters above the list; what they hold stands in the address. */
export function CardFilters({ search, locations, onSearch }: CardFiltersProps) {
  const own = useCardsWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="mb-3 flex flex-wrap gap-3">
      <SearchField
        inputRef={input}
        label={own.search}
        hint={own.searchHint}
        value={search.search}
        onSearch={(text) => onSearch({ search: text })}
        className="max-w-80 grow max-md:max-w-none"
      />
      <select
        aria-label={own.filterState}
        value={search.state ?? ''}
        onChange={({ target }) => onSearch({ state: REPORT_STATES.find((state) => state === target.value) })}
        className={SELECT}
      >
        <option value="">{own.anyState}</option>
        {REPORT_STATES.map((state) => (
          <option key={state} value={state}>
            {own.states[state]}
          </option>
        ))}
      </select>
      {locations.length > 0 && (
        <select
          aria-label={own.filterLocation}
          value={search.location ?? ''}
          onChange={({ target }) => onSearch({ location: target.value || undefined })}
          className={SELECT}
        >
          <option value="">{own.allLocations}</option>
          {locations.map((location) => (
            <option key={location}>{location}</option>
          ))}
        </select>
      )}
    </div>
  )
}
