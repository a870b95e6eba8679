import type { ListedImport } from '@fondly/contracts/bff/people-import.ts'
import { useQuery } from '@tanstack/react-query'
import { importsQuery } from '../../../api/people-import.ts'
import { useNow } from '../../../ui/use-now.ts'
import { usePeopleImportWords } from './import/people-import-words.ts'

const DAY_MS = 86_400_000

/** Says above the list of people that an import or bulk change is running, or that the latest bulk change did not reach everybody. Has a link to it. */
export function RunningImport({ clientKey, onOpen }: { clientKey: string; onOpen: (one: ListedImport) => void }) {
  const texts = usePeopleImportWords()
  const { data } = useQuery(importsQuery(clientKey))
  const now = useNow().getTime()
  const [latest] = data?.imports ?? []
  const one = data?.imports.find(({ state }) => state === 'running') ?? (latest && isNewsAt(latest, now) ? latest : undefined)
  if (!one) return null
  const { due, started, done, failed, left } = one.counts
  const progress = texts.progress(done + failed, due + started + done + failed + left)
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-4 border-l-3 border-accent bg-wash px-4 py-1 text-wash-ink">
      {one.state !== 'running' ? texts.undone(failed + left) : texts.bySource[one.source].underWay(progress, one.by)}
      <button type="button" className="min-h-11 font-semibold underline" onClick={() => onOpen(one)}>
        {texts.look}
      </button>
    </p>
  )
}

/** Tells for one day that a bulk change did not reach everybody, so that an administrator who left the page also sees it. */
const isNewsAt = ({ source, startedAt, counts: { failed, left } }: ListedImport, now: number) =>
  source === 'chosen' && failed + left > 0 && now - Date.parse(startedAt ?? '') < DAY_MS
