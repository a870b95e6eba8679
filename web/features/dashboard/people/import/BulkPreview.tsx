import type { ImportRow } from '@fondly/contracts/bff/people-import.ts'
import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { readUndone } from '../../../../api/people-import.ts'
import { useAction } from '../../../../api/use-action.ts'
import { Button } from '../../../../ui/Button.tsx'
import { takeFocus } from '../../../../ui/take-focus.ts'
import { PageHead } from '../../parts/PageHead.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { usePeopleImportWords } from './people-import-words.ts'
import { useImport } from './use-import.ts'

type BulkPreviewProps = {
  clientKey: string
  all: PeopleAnswer
  /** The id of the shown change. */
  id: string
  /** Called when the change has started on the server. */
  onStarted: () => void
  /** `undone` are the people who were not changed. Undefined before the change has started. */
  onClose: (undone: ImportRow[] | undefined) => void
}

/**
 * Changes several people: first shows a preview for each of them, then changes the chosen ones. The change's id is in the address, so that the user
 * can leave the page and come back.
 */
export function BulkPreview({ clientKey, all, id, onStarted, onClose }: BulkPreviewProps) {
  const texts = usePeopleImportWords()
  const { title, lead } = texts.bySource.chosen
  const work = useImport(clientKey, id)
  const { busy, failure, run } = useAction()
  const { failed = 0, left = 0 } = work.counts ?? {}
  const isOver = work.state !== undefined && work.state !== 'preview' && work.state !== 'running'

  const close = () => run(async () => onClose(isOver ? (failed + left > 0 ? await readUndone(clientKey, id) : []) : undefined))
  return (
    <>
      <PageHead title={title} lead={work.state === 'preview' ? lead : undefined}>
        <Button ref={takeFocus} looks="quiet" className="max-md:px-0" aria-disabled={busy} onClick={() => void close()}>
          {texts.back}
        </Button>
      </PageHead>
      <p role="alert" className="font-medium text-error empty:hidden">
        {failure}
      </p>
      <ImportPreview work={work} all={all} onStarted={onStarted} />
    </>
  )
}
