import type { ListedImport } from '@fondly/contracts/bff/people-import.ts'
import { useQuery } from '@tanstack/react-query'
import { importsQuery } from '../../../../api/people-import.ts'
import { useLanguage } from '../../../../words/words.tsx'
import { SectionHead } from '../../parts/SectionHead.tsx'
import { State } from '../../parts/State.tsx'
import { usePeopleImportWords } from './people-import-words.ts'

/** The imports of the last month, each with its author, progress and a link to its rows. */
export function LatestImports({ clientKey, onOpen }: { clientKey: string; onOpen: (one: ListedImport) => void }) {
  const texts = usePeopleImportWords()
  const { data } = useQuery(importsQuery(clientKey))
  if (!data || data.imports.length === 0) return null
  return (
    <section aria-labelledby="latest-imports" className="mt-10">
      <SectionHead id="latest-imports" title={texts.latest} />
      <ul>
        {data.imports.map((one) => (
          <LatestImport key={one.id} one={one} onOpen={() => onOpen(one)} />
        ))}
      </ul>
    </section>
  )
}

function LatestImport({ one: { source, startedAt, by, state, counts }, onOpen }: { one: ListedImport; onOpen: () => void }) {
  const texts = usePeopleImportWords()
  const { locale } = useLanguage()
  const say = texts.bySource[source]
  const { due, started, done, failed, left } = counts
  const when = startedAt && new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(startedAt))
  const word =
    state === 'running' ? texts.progress(done + failed, due + started + done + failed + left) : state === 'preview' ? '' : say.ended[state]
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-rule py-2">
      <button type="button" onClick={onOpen} className="min-h-11 grow text-left font-semibold hover:text-accent">
        {when}
        <span className="block font-normal text-small text-ink-2">{`${say.name} · ${by}`}</span>
      </button>
      <State
        word={failed > 0 && state !== 'running' ? say.failed(failed) : word}
        mark={failed > 0 ? 'wrong' : state === 'running' ? 'ring' : undefined}
      />
    </li>
  )
}
