import type { ListedDoNotMail } from '@fondly/contracts/bff/do-not-mail.ts'
import { DO_NOT_MAIL_PER_PAGE } from '@fondly/domain/do-not-mail/do-not-mail.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { doNotMailFile, doNotMailQuery } from '../../../api/do-not-mail.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useLanguage } from '../../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import type { DashboardPageProps } from '../pages.ts'
import { DataTable } from '../parts/DataTable.tsx'
import { Empty } from '../parts/Empty.tsx'
import { focusHeading } from '../parts/focus-heading.ts'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { Pager } from '../parts/Pager.tsx'
import { State } from '../parts/State.tsx'
import { useDoNotMailWords } from './do-not-mail-words.ts'
import { EntrySheet } from './EntrySheet.tsx'
import { ImportFile } from './ImportFile.tsx'
import { writeShortDay } from './short-day.ts'

const NEW = 'new'

/** The client's Do not mail list. The search text is personal data, so it is never in the address. */
export function DoNotMailPage({ frame }: DashboardPageProps) {
  const texts = useDoNotMailWords()
  const { pages } = useDashboardWords()
  const [path, navigate] = useLocation()
  const open = new URLSearchParams(useSearch()).get('entry') ?? undefined
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(doNotMailQuery(frame.key, { text: useDeferredValue(text), page }))
  const go = (entry: string | undefined) => navigate(entry === undefined ? path : `${path}?${new URLSearchParams({ entry }).toString()}`)
  const search = (typed: string) => {
    setText(typed)
    setPage(1)
  }
  const close = () => go(undefined)
  const closeRemoved = () => {
    close()
    // The row of the removed entry disappears too, so the heading takes the focus.
    requestAnimationFrame(() => focusHeading(undefined))
  }
  const shown = data?.entries.find(({ id }) => id === open)
  return (
    <>
      <PageHead title={pages['do-not-mail']} lead={texts.lead}>
        {data && data.total > 0 && (
          <LinkButton looks="quiet" className="max-md:-ml-3" href={doNotMailFile(frame.key)} download>
            {texts.file.download}
          </LinkButton>
        )}
        <ImportFile clientKey={frame.key} />
        <Button looks="primary" onClick={() => go(NEW)}>
          {texts.add}
        </Button>
      </PageHead>
      {data && data.total > 0 && (
        <SearchField
          label={texts.search}
          hint={texts.searchHint}
          value={text}
          onSearch={search}
          className="mb-3 max-w-100 max-md:max-w-none"
        />
      )}
      {error && !data ? (
        <PageFailed error={error} onAgain={() => void refetch()} />
      ) : !data ? (
        <PageWaiting />
      ) : data.found === 0 ? (
        <Empty text={data.total === 0 ? texts.none : texts.nothingFound}>
          {data.total > 0 && <Button onClick={() => search('')}>{texts.showAll}</Button>}
        </Empty>
      ) : (
        <>
          <EntryTable label={pages['do-not-mail']} entries={data.entries} open={open} onOpen={go} />
          <Pager page={page} perPage={DO_NOT_MAIL_PER_PAGE} total={data.found} onPage={setPage} />
        </>
      )}
      {(open === NEW || shown) && (
        <EntrySheet
          key={open}
          clientKey={frame.key}
          entry={shown}
          today={data?.today ?? ''}
          onClose={close}
          onRemoved={closeRemoved}
          onAdded={go}
        />
      )}
    </>
  )
}

type EntryTableProps = { label: string; entries: readonly ListedDoNotMail[]; open: string | undefined; onOpen: (id: string) => void }

function EntryTable({ label, entries, open, onOpen }: EntryTableProps) {
  const texts = useDoNotMailWords()
  const { locale } = useLanguage()
  const drawCell = (entry: ListedDoNotMail, column: string) => {
    if (column === 'reason') return [texts.reasons[entry.reason], entry.words].filter(Boolean).join(': ')
    if (column === 'added') {
      const day = writeShortDay(entry.addedAt, locale)
      return <span className="text-ink-2">{entry.addedBy ? texts.by(day, entry.addedBy) : day}</span>
    }
    if (column === 'until') {
      if (entry.isOver) return <State word={texts.over} mark="ring" />
      return entry.until && <span className="text-ink-2">{texts.upTo(writeShortDay(entry.until, locale))}</span>
    }
    const name = `${entry.firstName} ${entry.lastName}`.trim() || texts.anybody
    const place = [entry.address1, entry.address2, entry.city, `${entry.state} ${entry.zipCode}`.trim()].filter((part) => part.trim())
    return (
      <button
        type="button"
        aria-expanded={entry.id === open}
        onClick={() => onOpen(entry.id)}
        className="min-h-11 text-left hover:text-accent"
      >
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-small text-ink-2 wrap-anywhere">
          {entry.kind === 'name-in-zip' ? texts.inZip(entry.zipCode) : place.join(', ')}
        </span>
      </button>
    )
  }
  return (
    <DataTable
      label={label}
      rows={entries}
      columns={[
        { key: 'who', title: texts.who, place: 'title' },
        { key: 'reason', title: texts.reason, place: 'below' },
        { key: 'until', title: texts.until, place: 'below' },
        { key: 'added', title: texts.addedOn, place: 'below' },
      ]}
      keyOf={({ id }) => id}
      open={open}
      onOpen={onOpen}
      drawCell={drawCell}
    />
  )
}
