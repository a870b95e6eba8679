import { mentions, toSearchText } from '@fondly/domain/search-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { peopleQuery } from '../../../api/people.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Empty } from '../parts/Empty.tsx'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { useCatalogueWords } from './catalogue-words.ts'
import { LinkToAccess } from './LinkToAccess.tsx'

/** The number of listed people. Others are found by a search. */
const MAX_LISTED_PEOPLE = 50

/** Chooses the person whose catalogue is shown. */
export function PersonChoice({ clientKey, onChoose }: { clientKey: string; onChoose: (userId: string) => void }) {
  const texts = useCatalogueWords()
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery(peopleQuery(clientKey))
  const found = (data?.people ?? []).filter(({ name, email }) => mentions(toSearchText(`${name} ${email}`), search))
  return (
    <>
      <PageHead title={texts.seeAs} lead={texts.seeAsLead}>
        <LinkToAccess />
      </PageHead>
      {!data && (error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />)}
      {data && (
        <>
          <SearchField
            inputRef={null}
            label={texts.findPerson}
            hint={texts.findPerson}
            value={search}
            onSearch={setSearch}
            hasAutofocus
            className="max-w-120"
          />
          {found.length === 0 && <Empty text={texts.nobody} />}
          <ul aria-label={texts.people} className="mt-4 max-w-120">
            {found.slice(0, MAX_LISTED_PEOPLE).map(({ id, name, email }) => (
              <li key={id} className="border-b border-rule">
                <button type="button" onClick={() => onChoose(id)} className="min-h-12 w-full py-2 text-left hover:bg-wash">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <span className="block text-small text-ink-2 wrap-anywhere">{email}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
