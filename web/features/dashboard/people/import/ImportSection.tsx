import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { useId, useState } from 'react'
import { DataTable } from '../../parts/DataTable.tsx'
import { Pager } from '../../parts/Pager.tsx'
import { SectionHead } from '../../parts/SectionHead.tsx'
import { State } from '../../parts/State.tsx'
import { BOX } from '../row-grid.ts'
import { ImportedRow } from './ImportedRow.tsx'
import { usePeopleImportWords } from './people-import-words.ts'
import { isDoable, type PeopleImport, type PreviewRow } from './use-import.ts'

type ImportSectionProps = { title: string; rows: readonly PreviewRow[]; work: PeopleImport; all: PeopleAnswer }

const ROWS_PER_PAGE = 50

/** The rows of one kind, page by page. In the preview those that can be done have a box, afterwards their result. */
export function ImportSection({ title, rows, work, all }: ImportSectionProps) {
  const own = usePeopleImportWords()
  const id = useId()
  const [page, setPage] = useState(1)
  const isPreview = work.state === 'preview'
  const open = rows.filter(isDoable).map(({ row }) => row)
  const isAll = open.every((row) => work.chosen.has(row))
  if (rows.length === 0) return null

  const drawCell = (row: PreviewRow, column: string) => {
    if (column === 'what') return <ImportedRow row={row} all={all} />
    if (column === 'result') return <RowResult row={row} />
    return <RowPerson row={row} work={work} />
  }
  const columns = [
    { key: 'person', title: own.person, place: 'title' as const },
    { key: 'what', title: own.what, place: 'below' as const },
    ...(open.length > 0 && !isPreview ? [{ key: 'result', title: own.result, place: 'below' as const }] : []),
  ]
  return (
    <section aria-labelledby={id} className="mt-8">
      <SectionHead title={title} id={id} note={own.rows(rows.length)}>
        {isPreview && open.length > 1 && (
          <label className="flex min-h-11 items-center gap-2.5">
            <input type="checkbox" className={BOX} checked={isAll} onChange={() => work.choose(open, !isAll)} />
            {own.chooseAll}
          </label>
        )}
      </SectionHead>
      <DataTable
        label={title}
        rows={rows.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE)}
        columns={columns}
        drawCell={drawCell}
        keyOf={({ row }) => String(row)}
      />
      {rows.length > ROWS_PER_PAGE && <Pager page={page} perPage={ROWS_PER_PAGE} total={rows.length} onPage={setPage} />}
    </section>
  )
}

function RowPerson({ row, work }: { row: PreviewRow; work: PeopleImport }) {
  const own = usePeopleImportWords()
  const name = row.name || row.email || own.row(row.row)
  return (
    <span className="flex items-start gap-3">
      {work.state === 'preview' && isDoable(row) && (
        <label className="-my-2 grid size-11 shrink-0 place-items-center">
          <span className="sr-only">{own.chooseRow(name)}</span>
          <input
            type="checkbox"
            className={BOX}
            checked={work.chosen.has(row.row)}
            onChange={({ target }) => work.choose([row.row], target.checked)}
          />
        </label>
      )}
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{name}</span>
        <span className="block text-small text-ink-2">
          {own.row(row.row)}
          {row.name && row.email && ` · ${row.email}`}
        </span>
      </span>
    </span>
  )
}

function RowResult({ row: { state, reason } }: { row: PreviewRow }) {
  const own = usePeopleImportWords()
  if (state === 'failed') return <State word={reason ?? own.results.failed} mark="wrong" />
  return <State word={own.results[state === 'shown' ? 'left' : state]} mark={state === 'due' || state === 'started' ? 'ring' : undefined} />
}
