import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { PageFailed } from '../../parts/PageFailed.tsx'
import { PageWaiting } from '../../parts/PageWaiting.tsx'
import { ImportBar } from './ImportBar.tsx'
import { ImportSection } from './ImportSection.tsx'
import { usePeopleImportWords } from './people-import-words.ts'
import type { PeopleImport } from './use-import.ts'

/** A file, or a change of several people: the planned action of each row, and later its result. */
export function ImportPreview({ work, all, onStarted }: { work: PeopleImport; all: PeopleAnswer; onStarted?: () => void }) {
  const texts = usePeopleImportWords()
  const { data, error, refetch } = work
  if (!data) return error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />

  const { wrong, changed, unchanged, new: added } = data.kinds
  const hasWork = changed + added > 0
  const isOnlyUnchanged = wrong === 0 && !hasWork
  const say = texts.bySource[data.source]
  return (
    <>
      {data.startedAt === null && hasWork && (
        <p className="font-serif text-h2">
          {[changed > 0 && texts.wouldChange(changed), added > 0 && texts.wouldInvite(added)].filter(Boolean).join(' ')}
        </p>
      )}
      {isOnlyUnchanged && <p className="font-serif text-h2">{say.nothing}</p>}
      {unchanged > 0 && !isOnlyUnchanged && <p className="text-ink-2">{texts.unchanged(unchanged)}</p>}
      {data.unknownHeadings.length > 0 && <p className="mt-2 text-ink-2">{texts.notRead(data.unknownHeadings.join(', '))}</p>}
      <ImportSection title={texts.wrong} kind="wrong" total={wrong} work={work} all={all} />
      <ImportSection title={texts.changed} kind="changed" total={changed} work={work} all={all} />
      <ImportSection title={texts.new} kind="new" total={added} work={work} all={all} />
      {wrong > 0 && !hasWork && <p className="mt-6">{say.nothingDoable}</p>}
      <ImportBar work={work} onStarted={onStarted} />
    </>
  )
}
