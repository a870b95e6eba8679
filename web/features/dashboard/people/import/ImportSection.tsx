import type { ImportRow } from '@fondly/contracts/bff/people-import.ts'
import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { IMPORT_ROWS_PER_PAGE } from '@fondly/domain/people/people-file.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { importRowsQuery } from '../../../../api/people-import.ts'
import { useReasonText } from '../../../../words/refusal-text.ts'
import { DataTable } from '../../parts/DataTable.tsx'
import { PageFailed } from '../../parts/PageFailed.tsx'
import { PageWaiting } from '../../parts/PageWaiting.tsx'
import { Pager } from '../../parts/Pager.tsx'
import { SectionHead } from '../../parts/SectionHead.tsx'
import { State } from '../../parts/State.tsx'
import { BOX } from '../row-grid.ts'
import { useSayPersonField } from '../use-say-person-field.ts'
import { ImportedRow } from './ImportedRow.tsx'
import { usePeopleImportWords } from './people-import-words.ts'
import { isDoable, type PeopleImport } from './use-import.ts'

type ImportSectionProps = { title: string; kind: ImportRow['kind']; total: number; work: PeopleImport; all: PeopleAnswer }

/** The rows of one kind, in pages from the server. In the preview, each possible row has a checkbox; afterwards, each row shows its result. */
export function ImportSection({ title, kind, total, work, all }: ImportSectionProps) {
  const texts = usePeopleImportWords()
  const id = useId()
  const say = useSayPersonField(all)
  const [page, setPage] = useState(1)
  const isPreview = work.state === 'preview'
  const { data, error, refetch } = useQuery({
    ...importRowsQuery(work.clientKey, work.id, { kind, page, state: work.state }),
    enabled: total > 0,
  })
  if (total === 0) return null

  const drawCell = (row: ImportRow, column: string) => {
    if (column === 'what') return <ImportedRow row={row} say={say} />
    if (column === 'result') return <RowResult row={row} />
    return <RowPerson row={row} work={work} />
  }
  const columns = [
    { key: 'person', title: texts.person, place: 'title' as const },
    { key: 'what', title: kind === 'wrong' ? texts.why : texts.what, place: 'below' as const },
    ...(isDoable(kind) && !isPreview ? [{ key: 'result', title: texts.result, place: 'below' as const }] : []),
  ]
  return (
    <section aria-labelledby={id} className="mt-8">
      <SectionHead title={title} id={id} note={texts.rows(total)}>
        {isPreview && isDoable(kind) && total > 1 && (
          <label className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className={BOX}
              checked={work.isAllChosen(kind)}
              onChange={({ target }) => work.chooseAll(kind, target.checked)}
            />
            {texts.chooseAll}
          </label>
        )}
      </SectionHead>
      {data ? (
        <DataTable label={title} rows={data} columns={columns} drawCell={drawCell} keyOf={({ row }) => String(row)} />
      ) : error ? (
        <PageFailed error={error} onAgain={() => void refetch()} />
      ) : (
        <PageWaiting />
      )}
      {total > IMPORT_ROWS_PER_PAGE && <Pager page={page} perPage={IMPORT_ROWS_PER_PAGE} total={total} onPage={setPage} />}
    </section>
  )
}

function RowPerson({ row, work }: { row: ImportRow; work: PeopleImport }) {
  const texts = usePeopleImportWords()
  const { kind } = row
  const name = row.name || row.email || texts.row(row.row)
  // The row number helps to find a row in the file. For chosen people a number means nothing.
  const about = [work.data?.source === 'file' && texts.row(row.row), row.name && row.email].filter(Boolean)
  return (
    <span className="flex items-start gap-3">
      {work.state === 'preview' && isDoable(kind) && (
        <label className="-my-2 -ml-3 grid size-11 shrink-0 place-items-center">
          <span className="sr-only">{texts.chooseRow(name)}</span>
          <input
            type="checkbox"
            className={BOX}
            checked={work.isChosen(kind, row.row)}
            onChange={({ target }) => work.choose(kind, row.row, target.checked)}
          />
        </label>
      )}
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{name}</span>
        <span className="block text-small text-ink-2">{about.join(' · ')}</span>
      </span>
    </span>
  )
}

function RowResult({ row: { state, reason } }: { row: ImportRow }) {
  const texts = usePeopleImportWords()
  const reasonText = useReasonText()
  if (state === 'failed') return <State word={reason ? reasonText(reason) : texts.results.failed} mark="wrong" />
  return (
    <State word={texts.results[state === 'shown' ? 'left' : state]} mark={state === 'due' || state === 'started' ? 'ring' : undefined} />
  )
}
