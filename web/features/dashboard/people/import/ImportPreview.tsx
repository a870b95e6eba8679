import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { PageFailed } from '../../parts/PageFailed.tsx'
import { PageWaiting } from '../../parts/PageWaiting.tsx'
import { ImportBar } from './ImportBar.tsx'
import { ImportSection } from './ImportSection.tsx'
import { usePeopleImportWords } from './people-import-words.ts'
import { useImport } from './use-import.ts'

/** One file: what each row would do, or what became of it. */
export function ImportPreview({ clientKey, all, id }: { clientKey: string; all: PeopleAnswer; id: string }) {
  const own = usePeopleImportWords()
  const work = useImport(clientKey, id)
  const { data, error, refetch } = work
  if (!data) return error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />

  const rowsOf = (kind: 'wrong' | 'changed' | 'new') => data.rows.filter((row) => row.kind === kind)
  const [wrong, changed, added] = [rowsOf('wrong'), rowsOf('changed'), rowsOf('new')]
  const unchanged = data.rows.length - wrong.length - changed.length - added.length
  const hasWork = changed.length + added.length > 0
  return (
    <>
      {data.startedAt === null && hasWork && (
        <p className="font-serif text-h2">
          {[changed.length > 0 && own.wouldChange(changed.length), added.length > 0 && own.wouldInvite(added.length)]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {unchanged === data.rows.length && <p className="font-serif text-h2">{own.nothing}</p>}
      {unchanged > 0 && unchanged < data.rows.length && <p className="text-ink-2">{own.unchanged(unchanged)}</p>}
      {data.unknownHeadings.length > 0 && <p className="mt-2 text-ink-2">{own.notRead(data.unknownHeadings.join(', '))}</p>}
      <ImportSection title={own.wrong} rows={wrong} work={work} all={all} />
      <ImportSection title={own.changed} rows={changed} work={work} all={all} />
      <ImportSection title={own.new} rows={added} work={work} all={all} />
      {wrong.length > 0 && !hasWork && <p className="mt-6">{own.nothingDoable}</p>}
      <ImportBar clientKey={clientKey} id={id} work={work} />
    </>
  )
}
