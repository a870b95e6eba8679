import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { type PeopleSearch, ROLES } from '@fondly/domain/people/people-search.ts'
import { useRef } from 'react'
import { SearchField } from '../../../ui/SearchField.tsx'
import { PlainSelect } from '../parts/PlainSelect.tsx'
import { usePeopleWords } from './people-words.ts'

type PeopleFiltersProps = {
  search: PeopleSearch
  locations: PeopleAnswer['locations']
  onSearch: (change: Partial<PeopleSearch>) => void
}

const SELECT = 'max-md:grow md:w-52'

/** The search field and the filters above the list; their values are in the address. */
export function PeopleFilters({ search, locations, onSearch }: PeopleFiltersProps) {
  const texts = usePeopleWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="mb-3 flex flex-wrap gap-3">
      <SearchField
        inputRef={input}
        label={texts.search}
        hint={texts.searchHint}
        value={search.search}
        onSearch={(text) => onSearch({ search: text })}
        className="max-w-80 min-w-48 grow basis-56 max-md:max-w-none max-md:basis-full"
      />
      <PlainSelect
        label={texts.filterRole}
        value={search.role ?? ''}
        onChange={({ target }) => onSearch({ role: ROLES.find((role) => role === target.value) })}
        className={SELECT}
      >
        <option value="">{texts.anyRole}</option>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {texts.roles[role]}
          </option>
        ))}
      </PlainSelect>
      {locations.length > 0 && (
        <PlainSelect
          label={texts.filterLocation}
          value={search.location ?? 'all'}
          onChange={({ target }) => onSearch({ location: target.value === 'all' ? undefined : target.value })}
          className={SELECT}
        >
          <option value="all">{texts.allLocations}</option>
          {locations.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value="">{texts.noLocation}</option>
        </PlainSelect>
      )}
    </div>
  )
}
