import { contactImport } from '@fondly/languages/english/contact-import.ts'
import { sayContactProblems } from '@fondly/languages/say-contact-problems.ts'
import { useQueries } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { contactImportRowsQuery, refusedContactsFile } from '../../api/contact-imports.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { NotFetched } from '../../ui/NotFetched.tsx'
import { useLanguage, useSection } from '../../words/words.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import { sayBirthday } from './say-import.ts'

type Row = Awaited<ReturnType<NonNullable<ReturnType<typeof contactImportRowsQuery>['queryFn']>>>[number]

type ImportedRowsProps = { id: string; kind: 'new' | 'same' | 'wrong'; total: number; isDone: boolean }

/** The rows of a file with one kind of result, page by page. */
export function ImportedRows({ id, kind, total, isDone }: ImportedRowsProps) {
  const texts = useSection('contactImport', contactImport)
  const { language } = useLanguage()
  const headId = useId()
  const [pageCount, setPageCount] = useState(1)
  const pages = useQueries({ queries: Array.from({ length: pageCount }, (_, page) => contactImportRowsQuery(id, kind, page + 1)) })
  const rows = pages.flatMap(({ data }) => data ?? [])
  const failed = pages.find(({ error }) => error)
  return (
    <section aria-labelledby={headId} className="mt-8">
      <h2 id={headId} className="border-b-[1.5px] border-ink pb-2 text-[1.25rem]/7">
        {texts.kinds[kind](total)}
      </h2>
      <p className="py-2 text-ink-2">{(isDone ? texts.kindTextsAfter : texts.kindTexts)[kind]}</p>
      {kind === 'wrong' && (
        <LinkButton href={refusedContactsFile(id, language)} download className="mb-3">
          {texts.saveRefused}
        </LinkButton>
      )}
      <ul>
        {rows.map((row) => (
          <li key={row.row} className="flex flex-wrap gap-x-6 border-t border-rule py-2.5">
            <span className="tabular w-24 shrink-0 text-ink-2">{texts.row(row.row)}</span>
            <span className="min-w-0 grow">
              <span className="font-semibold">{row.name}</span> <span className="text-ink-2">{row.address}</span>
              <BirthdayNote row={row} />
            </span>
            <RowReason row={row} />
          </li>
        ))}
      </ul>
      {failed ? (
        <NotFetched why={texts.failed} onAgain={() => void failed.refetch()} />
      ) : (
        rows.length > 0 && rows.length < total && <Button onClick={() => setPageCount(pageCount + 1)}>{texts.moreRows}</Button>
      )}
    </section>
  )
}

/** The known contact who is the same person, or the reason why the row is left out. */
function RowReason({ row: { sameAs, problems } }: { row: Row }) {
  const texts = useSection('contactImport', contactImport)
  const { fields } = useAddressBookWords()
  if (sameAs)
    return (
      <span className="text-ink-2">{sameAs.row === null ? texts.sameAs(sameAs.name, sameAs.address) : texts.sameAsRow(sameAs.row)}</span>
    )
  return <span className="text-error">{sayContactProblems(problems, { fields, words: texts })}</span>
}

/** The reason why the birthday of the row is left out. */
function BirthdayNote({ row: { birthdayProblem, otherBirthday } }: { row: Row }) {
  const texts = useSection('contactImport', contactImport)
  const { locale } = useLanguage()
  if (birthdayProblem) return <span className="block text-small">{texts.birthdayLeftOut(texts.problems[birthdayProblem])}</span>
  if (!otherBirthday) return null
  const [inFile, known] = [sayBirthday(otherBirthday.inFile, locale), sayBirthday(otherBirthday.known, locale)]
  return <span className="block text-small">{texts.otherBirthday(inFile, known)}</span>
}
