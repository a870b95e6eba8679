import { contactImport } from '@fondly/languages/english/contact-import.ts'
import { useQueries } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { contactImportRowsQuery } from '../../api/contacts.ts'
import { Button } from '../../ui/Button.tsx'
import { NotFetched } from '../../ui/NotFetched.tsx'
import { useSection } from '../../words/words.tsx'
import { useAddressBookWords } from './address-book-words.ts'

type Row = Awaited<ReturnType<NonNullable<ReturnType<typeof contactImportRowsQuery>['queryFn']>>>[number]

type ImportedRowsProps = { id: string; kind: 'new' | 'same' | 'wrong'; total: number; isDone: boolean }

/** The rows of one kind of a file, page after page. */
export function ImportedRows({ id, kind, total, isDone }: ImportedRowsProps) {
  const own = useSection('contactImport', contactImport)
  const headId = useId()
  const [pageCount, setPageCount] = useState(1)
  const pages = useQueries({ queries: Array.from({ length: pageCount }, (_, page) => contactImportRowsQuery(id, kind, page + 1)) })
  const rows = pages.flatMap(({ data }) => data ?? [])
  const failed = pages.find(({ error }) => error)
  return (
    <section aria-labelledby={headId} className="mt-8">
      <h2 id={headId} className="border-b-[1.5px] border-ink pb-2 text-[1.25rem]/7">
        {own.kinds[kind](total)}
      </h2>
      <p className="py-2 text-ink-2">{(isDone ? own.kindTextsAfter : own.kindTexts)[kind]}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.row} className="flex flex-wrap gap-x-6 border-t border-rule py-2.5">
            <span className="tabular w-24 shrink-0 text-ink-2">{own.row(row.row)}</span>
            <span className="min-w-0 grow">
              <span className="font-semibold">{row.name}</span> <span className="text-ink-2">{row.address}</span>
            </span>
            <RowReason row={row} />
          </li>
        ))}
      </ul>
      {failed ? (
        <NotFetched why={own.failed} onAgain={() => void failed.refetch()} />
      ) : (
        rows.length > 0 && rows.length < total && <Button onClick={() => setPageCount(pageCount + 1)}>{own.moreRows}</Button>
      )}
    </section>
  )
}

/** Who the same person is, or why the row is left out. */
function RowReason({ row: { sameAs, problems } }: { row: Row }) {
  const own = useSection('contactImport', contactImport)
  const { fields } = useAddressBookWords()
  const names: Readonly<Record<string, string>> = { ...fields, birthday: own.birthday }
  if (sameAs)
    return <span className="text-ink-2">{sameAs.row === null ? own.sameAs(sameAs.name, sameAs.address) : own.sameAsRow(sameAs.row)}</span>
  return (
    <span className="text-error">
      {problems.map(({ field, code }) => [code !== 'no-name' && names[field], own.problems[code]].filter(Boolean).join(' ')).join(', ')}
    </span>
  )
}
