import { toSearchText } from '@fondly/domain/search-text.ts'
import { findPeople } from '@fondly/domain/people/people-search.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { peopleFile, peopleQuery } from '../../../api/people.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import type { DashboardPageProps } from '../pages.ts'
import { Empty } from '../parts/Empty.tsx'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { BulkBar } from './BulkBar.tsx'
import { InvitePeople } from './InvitePeople.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'
import { PeopleFilters } from './PeopleFilters.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { PersonSheet } from './PersonSheet.tsx'
import { RunningImport } from './RunningImport.tsx'
import { StateTabs } from './StateTabs.tsx'
import { useChosen } from './use-chosen.ts'
import { WaitingForConsent } from './WaitingForConsent.tsx'
import { usePeopleAddress } from './use-people-address.ts'
import { usePeopleWords } from './people-words.ts'
import { usePeopleImportWords } from './import/people-import-words.ts'

const importPart = lazyPart(async () => (await import('./import/PeopleImport.tsx')).PeopleImport)
const bulkPart = lazyPart(async () => (await import('./import/BulkPreview.tsx')).BulkPreview)

/** People: everybody of the client. The page loads all of them, so that search and filters respond at once. The search is in the address. */
export function PeoplePage({ frame, session }: DashboardPageProps) {
  const texts = usePeopleWords()
  const { open: importWord } = usePeopleImportWords()
  const { pages } = useDashboardWords()
  const { search, open, importing, changing, find, openPerson, openImport, closeImport } = usePeopleAddress()
  const { data, error, refetch } = useQuery(peopleQuery(frame.key))
  const people = useChosen()
  const [isSelecting, setSelecting] = useState(false)
  const everybody = useMemo(
    () => data?.people.map((person) => ({ ...person, text: toSearchText(`${person.name} ${person.email}`) })) ?? [],
    [data],
  )
  // A long list is searched with lower priority, so that typing stays fast.
  const { search: text, state, role, location } = useDeferredValue(search)
  const { found, counts } = useMemo(
    () => findPeople(everybody, { search: text, state, role, location }),
    [everybody, text, state, role, location],
  )

  const importFile = () => openImport({ id: '', source: 'file' })
  const step = (by: 1 | -1) => {
    const next = found[found.findIndex(({ id }) => id === open) + by]
    if (next) openPerson(next.id)
  }

  if (importing !== undefined && data)
    return (
      <importPart.Part
        clientKey={frame.key}
        all={data}
        id={importing}
        onOpen={openImport}
        onClose={closeImport}
        waiting={<PageWaiting />}
      />
    )
  if (changing !== undefined && data)
    return (
      <bulkPart.Part
        key={changing}
        clientKey={frame.key}
        all={data}
        id={changing}
        onStarted={() => people.choose(new Set())}
        onClose={(undone) => {
          if (undone) people.chooseUndone(undone)
          closeImport()
        }}
        waiting={<PageWaiting />}
      />
    )
  return (
    <>
      <PageHead title={pages.people}>
        <LinkButton looks="quiet" className="max-md:px-3" href={peopleFile(frame.key)} download>
          {texts.csv}
        </LinkButton>
        {data && (
          <Button className="max-md:px-3 @2xl:hidden" aria-pressed={isSelecting} onClick={() => setSelecting(!isSelecting)}>
            {isSelecting ? texts.doneSelecting : texts.select}
          </Button>
        )}
        <Button looks="quiet" className="max-md:px-3" disabled={!data} onPointerEnter={importPart.prepare} onClick={importFile}>
          {importWord}
        </Button>
        <InvitePeople clientKey={frame.key} onOpen={() => openPerson(undefined)} onInvited={() => find({ state: 'invited' })} />
      </PageHead>
      <RunningImport clientKey={frame.key} onOpen={openImport} />
      <WaitingForConsent clientKey={frame.key} />
      <PeopleFilters search={search} locations={data?.locations ?? []} onSearch={find} />
      {error && !data ? (
        <PageFailed error={error} onAgain={() => void refetch()} />
      ) : !data ? (
        <PageWaiting />
      ) : (
        <>
          <StateTabs state={search.state} counts={counts} onState={(next) => find({ state: next })} />
          {search.state === 'away' && <p className="mt-3 text-ink-2">{texts.awayHint}</p>}
          {(search.state === undefined || search.state === 'invited') && <OpenInvitations clientKey={frame.key} />}
          {found.length === 0 ? (
            <Empty text={everybody.length === 0 ? texts.none : search.search ? texts.nothingFoundOf(search.search) : texts.nothingFound}>
              {everybody.length > 0 && (
                <Button onClick={() => find({ search: '', state: undefined, role: undefined, location: undefined })}>
                  {texts.showAll}
                </Button>
              )}
            </Empty>
          ) : (
            <PeopleTable
              people={found}
              locations={data.locations}
              open={open}
              onOpen={openPerson}
              chosen={people.chosen}
              onChoose={people.choose}
              failures={people.failures}
              isSelecting={isSelecting}
            />
          )}
          <BulkBar clientKey={frame.key} people={people} found={found} all={data} user={session.user} onPrepared={openImport} />
          {open !== undefined && (
            <PersonSheet
              key={open}
              frame={frame}
              session={session}
              all={data}
              listed={data.people.find(({ id }) => id === open)}
              id={open}
              onClose={() => openPerson(undefined)}
              onStep={step}
            />
          )}
        </>
      )}
    </>
  )
}
