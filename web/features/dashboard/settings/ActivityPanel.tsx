import type { ActivityEntry } from '@fondly/contracts/bff/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { activityFile, activityQuery } from '../../../api/client-settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { InlineSelect } from '../../../ui/Field.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useWindowEvent } from '../../../ui/use-window-event.ts'
import { useLanguage } from '../../../words/words.tsx'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { focusSheet } from '../../../ui/side-sheet/focus-sheet.ts'
import { SidePanel } from '../../../ui/side-sheet/SidePanel.tsx'
import { EntryRow } from './EntryRow.tsx'
import { RestoreBar } from './RestoreBar.tsx'
import { useCatalogueNames } from './use-catalogue-names.ts'
import { useSettingsWords } from './settings-words.ts'

type ActivityPanelProps = { clientKey: string; onClose: (() => void) | undefined }

/** The activity log beside the settings, newest first, with a search. An entry can be restored after the user has seen what would change. */
export function ActivityPanel({ clientKey, onClose }: ActivityPanelProps) {
  const texts = useSettingsWords()
  const { locale } = useLanguage()
  const [who, setWho] = useState('')
  const [text, setText] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<ActivityEntry>()
  const [pages, setPages] = useState(1)
  const { data, error, refetch, isFetching } = useQuery(activityQuery(clientKey, { who, text }, pages))
  useWindowEvent('keydown', ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    if (chosen) setChosen(undefined)
    else onClose?.()
  })

  const entries = data?.entries ?? []
  const names = useCatalogueNames(clientKey, entries)
  const people = [...new Set([...(who ? [who] : []), ...(data?.people ?? [])])]
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' })

  return (
    <SidePanel labelledBy="activity">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pt-6 md:px-9">
        {/* With `onClose`, the log lies above the settings and takes the focus. Without it, the log is a part of the page. */}
        <h2 id="activity" ref={onClose && focusSheet} tabIndex={-1} className="mr-auto text-h2">
          {texts.log.title}
        </h2>
        <a href={activityFile(clientKey, { who, text })} className="inline-flex min-h-11 items-center text-small" download>
          {texts.log.csv}
        </a>
        {onClose && (
          <button type="button" onClick={onClose} aria-label={texts.log.close} className="-mr-3 grid size-11 place-items-center">
            <Icon name="close" />
          </button>
        )}
        <InlineSelect label={texts.log.who} value={who} onChange={({ target }) => setWho(target.value)} className="w-full">
          <option value="">{texts.log.anyone}</option>
          {people.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </InlineSelect>
        <SearchField
          inputRef={search}
          label={texts.log.search}
          hint={texts.log.search}
          value={text}
          onSearch={setText}
          className="w-full"
        />
      </div>
      <div className="grow px-5 py-4 md:px-9">
        {!data && (error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />)}
        {data && entries.length === 0 && (
          <output className="block py-6 text-ink-2">{who || text ? texts.log.nothingFound : texts.log.empty}</output>
        )}
        <ol>
          {entries.map((entry, at) => {
            const written = day.format(new Date(entry.at))
            const previous = entries[at - 1]
            const isNewDay = !previous || day.format(new Date(previous.at)) !== written
            return (
              <li key={entry.id}>
                {isNewDay && (
                  <h3 className="mt-3 border-b-[1.5px] border-ink pb-1 font-sans text-small font-semibold text-ink-2">{written}</h3>
                )}
                <EntryRow entry={entry} names={names} isChosen={entry.id === chosen?.id} onRestore={() => setChosen(entry)} />
              </li>
            )
          })}
        </ol>
        {data && data.next !== null && (
          <Button className="mt-4" aria-disabled={isFetching} onClick={() => setPages(pages + 1)}>
            {texts.log.more}
          </Button>
        )}
      </div>
      {chosen && <RestoreBar key={chosen.id} clientKey={clientKey} entry={chosen} onEnd={() => setChosen(undefined)} />}
    </SidePanel>
  )
}
