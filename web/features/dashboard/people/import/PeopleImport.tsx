import type { ListedImport } from '@fondly/contracts/bff/people-import.ts'
import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { importQuery, previewImport } from '../../../../api/people-import.ts'
import { useAction } from '../../../../api/use-action.ts'
import { Button } from '../../../../ui/Button.tsx'
import { takeFocus } from '../../../../ui/take-focus.ts'
import { PageHead } from '../../parts/PageHead.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { LatestImports } from './LatestImports.tsx'
import { usePeopleImportWords } from './people-import-words.ts'
import { useImport } from './use-import.ts'

type PeopleImportProps = {
  clientKey: string
  all: PeopleAnswer
  /** The id of the shown import; empty while no file is chosen. */
  id: string
  onOpen: (one: Pick<ListedImport, 'id' | 'source'>) => void
  onClose: () => void
}

/**
 * Changes people with a file: first shows a preview of each row, then carries out the chosen rows. The import's id is in the address, so that the
 * user can leave the page and come back.
 */
export function PeopleImport({ clientKey, all, id, onOpen, onClose }: PeopleImportProps) {
  const texts = usePeopleImportWords()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const { title, lead } = texts.bySource.file
  const { busy, failure, run } = useAction()

  async function choose(file: File | undefined): Promise<void> {
    if (file)
      await run(async () => {
        const answer = await previewImport(clientKey, file)
        queries.setQueryData(importQuery(clientKey, answer.id, undefined).queryKey, answer)
        onOpen(answer)
      })
    // The user may choose the same file again after correcting it. The browser reports that only if the input is empty.
    if (input.current) input.current.value = ''
  }

  return (
    <>
      <PageHead title={title} lead={lead}>
        <Button looks="quiet" onClick={onClose}>
          {texts.back}
        </Button>
        <Button ref={takeFocus} looks={id ? 'outline' : 'primary'} aria-disabled={busy} onClick={() => !busy && input.current?.click()}>
          {id ? texts.chooseOther : texts.choose}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.choose}
          accept=".xlsx,.csv,.txt,.tsv,text/csv"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </PageHead>
      <div aria-live="polite">
        {busy ? (
          <p className="text-ink-2">{texts.reading}</p>
        ) : (
          failure && <p className="border-l-3 border-error bg-error/8 px-4 py-2">{failure}</p>
        )}
      </div>
      {id && !busy && !failure ? (
        <FileImport key={id} clientKey={clientKey} all={all} id={id} />
      ) : (
        !busy && (
          <>
            <p className="mt-6 max-w-prose">{texts.rules}</p>
            <p className="mt-2 text-small text-ink-2">{texts.limits}</p>
            <LatestImports clientKey={clientKey} onOpen={onOpen} />
          </>
        )
      )}
    </>
  )
}

function FileImport({ clientKey, all, id }: Pick<PeopleImportProps, 'clientKey' | 'all' | 'id'>) {
  return <ImportPreview work={useImport(clientKey, id)} all={all} />
}
