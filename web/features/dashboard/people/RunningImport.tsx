import { useQuery } from '@tanstack/react-query'
import { importsQuery } from '../../../api/people-import.ts'
import { usePeopleImportWords } from './import/people-import-words.ts'

/** Says on the list of people that an import is under way, and leads to it. */
export function RunningImport({ clientKey, onOpen }: { clientKey: string; onOpen: (id: string) => void }) {
  const own = usePeopleImportWords()
  const { data } = useQuery(importsQuery(clientKey))
  const running = data?.imports.find(({ state }) => state === 'running')
  if (!running) return null
  const { due, started, done, failed, left } = running.counts
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-4 border-l-3 border-accent bg-wash px-4 py-1 text-wash-ink">
      {own.underWay(own.progress(done + failed, due + started + done + failed + left), running.by)}
      <button type="button" className="min-h-11 font-semibold underline" onClick={() => onOpen(running.id)}>
        {own.look}
      </button>
    </p>
  )
}
