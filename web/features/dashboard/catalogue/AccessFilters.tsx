import { useRef } from 'react'
import { SearchField } from '../../../ui/SearchField.tsx'
import { PlainSelect } from '../parts/PlainSelect.tsx'
import { useCatalogueWords } from './catalogue-words.ts'
import type { AccessAddress } from './use-access-address.ts'

/** The search among the cards, and whether only those that are on or off are shown. */
export function AccessFilters({ address: { search, go } }: { address: AccessAddress }) {
  const texts = useCatalogueWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="my-4 flex flex-wrap gap-3">
      <SearchField
        inputRef={input}
        label={texts.findCard}
        hint={texts.findCard}
        value={search.search}
        onSearch={(text) => go({ search: text || undefined })}
        className="max-w-100 grow basis-56 max-md:max-w-none max-md:basis-full"
      />
      <PlainSelect
        label={texts.filterState}
        value={search.state ?? ''}
        onChange={({ target }) => go({ state: target.value || undefined })}
        className="max-md:grow md:w-64"
      >
        <option value="">{texts.anyState}</option>
        <option value="on">{texts.onlyOn}</option>
        <option value="off">{texts.onlyOff}</option>
      </PlainSelect>
    </div>
  )
}
