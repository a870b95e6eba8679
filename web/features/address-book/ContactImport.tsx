import type { ContactImport as Import } from '@fondly/contracts/bff/contact-imports.ts'
import { contactImport } from '@fondly/languages/english/contact-import.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { contactImportQuery, previewContacts, startContactImport } from '../../api/contact-imports.ts'
import { contactsKey } from '../../api/contacts.ts'
import { forgetOccasions } from '../../api/occasions.ts'
import { useAction } from '../../api/use-action.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { NotFetched } from '../../ui/NotFetched.tsx'
import { useSection, useWords } from '../../words/words.tsx'
import { ImportedRows } from './ImportedRows.tsx'
import { sayAdd, sayStep } from './say-import.ts'

type ContactImportProps = {
  /** The id of the shown import; empty while no file is chosen. */
  id: string
  isSharing: boolean
  /** Opens an import; undefined opens the list of people. */
  onOpen: (id: string | undefined) => void
}

/**
 * Adds people from a file: shows what each row would do, then the result. The import's id is in the address, so that a reload finds the import again.
 */
export function ContactImport({ id, isSharing, onOpen }: ContactImportProps) {
  const texts = useSection('contactImport', contactImport)
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [isShared, setShared] = useState(false)
  const { busy, failure, run } = useAction()
  const choose = async (file: File | undefined) => {
    if (file)
      await run(async () => {
        const read = await previewContacts(file, isShared)
        queries.setQueryData(contactImportQuery(read.id).queryKey, read)
        onOpen(read.id)
      })
    // The user may choose the same file again after correcting it. The browser reports that only if the input is empty.
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <h1 className="text-h1-phone md:text-h1">{texts.title}</h1>
      <p className="mt-1 max-w-prose text-lead text-ink-2">{texts.lead}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button ref={focusOn} looks={id ? 'outline' : 'primary'} aria-disabled={busy} onClick={() => !busy && input.current?.click()}>
          {id ? texts.chooseOther : texts.choose}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.choose}
          accept=".xlsx,.csv,.txt,.tsv,.vcf,text/csv,text/vcard"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        {isSharing && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" className="box" checked={isShared} onChange={({ target }) => setShared(target.checked)} />
            {texts.shared}
          </label>
        )}
        <Button looks="quiet" className="max-md:-ml-3" onClick={() => onOpen(undefined)}>
          {texts.back}
        </Button>
      </div>
      <div aria-live="polite" className="mt-3 min-h-6">
        {busy ? (
          <p className="text-ink-2">{texts.reading}</p>
        ) : (
          failure && <p className="border-l-3 border-error bg-error/8 px-4 py-2">{failure}</p>
        )}
      </div>
      {id === '' ? (
        <p className="mt-3 max-w-prose text-ink-2">{texts.rules}</p>
      ) : (
        !busy && !failure && <ReadFile key={id} id={id} onOpen={onOpen} />
      )}
    </>
  )
}

/** The preview of a file, the progress of the import, and its result. */
function ReadFile({ id, onOpen }: Pick<ContactImportProps, 'id' | 'onOpen'>) {
  const texts = useSection('contactImport', contactImport)
  const words = useWords()
  const errorText = useErrorText()
  const { data, error, refetch } = useQuery(contactImportQuery(id))
  if (!data)
    return error ? <NotFetched why={errorText(error)} onAgain={() => void refetch()} /> : <p className="text-ink-2">{words.loading}</p>
  return (
    <>
      {data.unknownHeadings.length > 0 && <p className="mt-3 text-ink-2">{texts.unknownHeadings(data.unknownHeadings.join(', '))}</p>}
      <ImportStep data={data} onOpen={onOpen} />
      {(['new', 'wrong', 'same'] as const).map(
        (kind) =>
          data.kinds[kind] > 0 && <ImportedRows key={kind} id={id} kind={kind} total={data.kinds[kind]} isDone={data.state === 'done'} />,
      )}
    </>
  )
}

function ImportStep({ data, onOpen }: { data: Import } & Pick<ContactImportProps, 'onOpen'>) {
  const texts = useSection('contactImport', contactImport)
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const { id, state, kinds, birthdays } = data
  const step = sayStep(data, texts)
  // The pressed button disappears, so the focus moves to the text in its place.
  const [isBegun, setBegun] = useState(false)
  const start = () =>
    run(async () => {
      await startContactImport(id)
      setBegun(true)
      await queries.invalidateQueries({ queryKey: contactImportQuery(id).queryKey })
    })
  // The list must show the new people, however the reader goes back to it.
  const refreshList = useCallback(
    (shown: HTMLElement | null) => {
      if (shown) void Promise.all([queries.invalidateQueries({ queryKey: contactsKey }), forgetOccasions(queries)])
    },
    [queries],
  )
  return (
    <div ref={state === 'done' ? refreshList : undefined} className="mt-5">
      <output tabIndex={-1} ref={isBegun && state !== 'preview' ? focusOn : undefined} className="block font-serif text-h2">
        {step}
      </output>
      {state === 'preview' && kinds.new + birthdays > 0 && (
        <Button looks="primary" className={step && 'mt-4'} aria-disabled={busy} onClick={() => void start()}>
          {sayAdd(data, texts)}
        </Button>
      )}
      {state === 'done' && <DoneMore data={data} />}
      {state === 'done' && (
        <Button looks="primary" ref={isBegun ? focusOn : undefined} className="mt-4" onClick={() => onOpen(undefined)}>
          {texts.back}
        </Button>
      )}
      <p role="alert" className="font-medium text-error">
        {failure}
      </p>
    </div>
  )
}

/** The results of the other rows, one line for each kind of result. */
function DoneMore({ data: { kinds, birthdays, left } }: { data: Import }) {
  const texts = useSection('contactImport', contactImport)
  // If nobody is new, the first sentence tells the number of birthdays already.
  const counts = { birthdays: kinds.new > 0 ? birthdays : 0, same: kinds.same - birthdays, wrong: kinds.wrong, left }
  return (
    <ul className="mt-2">
      {(['birthdays', 'same', 'wrong', 'left'] as const).map(
        (what) => counts[what] > 0 && <li key={what}>{texts.doneMore[what](counts[what])}</li>,
      )}
    </ul>
  )
}

// Move the focus to the page when it appears.
const focusOn = (element: HTMLElement | null) => element?.focus()
