import type { ImportedDoNotMail } from '@fondly/contracts/bff/do-not-mail.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { doNotMailKey, importDoNotMail } from '../../../api/do-not-mail.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/Button.tsx'
import { useDoNotMailWords } from './do-not-mail-words.ts'

/** Adds the entries of a file. Shows which rows were left out, and why. */
export function ImportFile({ clientKey }: { clientKey: string }) {
  const texts = useDoNotMailWords()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const { busy, failure, run } = useAction()
  const [imported, setImported] = useState<ImportedDoNotMail>()

  async function choose(file: File | undefined): Promise<void> {
    setImported(undefined)
    if (file)
      await run(async () => {
        setImported(await importDoNotMail(clientKey, file))
        await queries.invalidateQueries({ queryKey: doNotMailKey(clientKey) })
      })
    // The user may choose the same file again after correcting it. The browser reports that only if the input is empty.
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <Button aria-disabled={busy} onClick={() => !busy && input.current?.click()}>
        {texts.file.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.file.upload}
        accept=".xlsx,.csv,.txt,.tsv,text/csv"
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <div aria-live="polite" className="order-last basis-full empty:hidden">
        {busy && <p className="text-ink-2">{texts.file.reading}</p>}
        {failure && <p className="border-l-3 border-error bg-error/8 px-4 py-2">{failure}</p>}
        {imported && <Imported imported={imported} />}
      </div>
    </>
  )
}

function Imported({ imported: { added, known, wrong, wrongCount } }: { imported: ImportedDoNotMail }) {
  const { file } = useDoNotMailWords()
  return (
    <div className="border-l-3 border-accent bg-wash px-4 py-2 text-wash-ink">
      <p>{[file.added(added), known > 0 && file.known(known)].filter(Boolean).join(' ')}</p>
      {wrongCount > 0 && (
        <>
          <p className="mt-2 font-semibold">{file.wrong(wrongCount)}</p>
          <ul>
            {wrong.map(({ row, problems }) => (
              <li key={row}>{file.row(row, problems.map((problem) => file.fields[problem]).join(', '))}</li>
            ))}
            {wrongCount > wrong.length && <li>{file.more(wrongCount - wrong.length)}</li>}
          </ul>
        </>
      )}
    </div>
  )
}
