import type { OwnSessions as Answer } from '@fondly/contracts/bff/own-sessions.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { endOtherSessions, endSession, ownSessionsQuery } from '../../api/own-sessions.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NotFetched } from '../../ui/NotFetched.tsx'
import { useLanguage } from '../../words/words.tsx'
import { useOwnSessionsWords } from './own-sessions-words.ts'

type OwnSession = Answer['sessions'][number]

/** Lists the user's sessions. The user can end each one. */
export function OwnSessions() {
  const errorText = useErrorText()
  const texts = useOwnSessionsWords()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(ownSessionsQuery)
  const [busy, setBusy] = useState<string>()
  const [result, setResult] = useState<'ended' | 'refused'>()
  const title = useRef<HTMLHeadingElement>(null)

  const end = async (which: string, work: () => Promise<void>) => {
    if (busy) return
    setBusy(which)
    setResult(undefined)
    try {
      await work()
      setResult('ended')
      // The pressed button disappears with its row, so the focus moves to the title.
      title.current?.focus()
    } catch {
      setResult('refused')
    }
    await queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
    setBusy(undefined)
  }

  if (!data && !error) return <Loading />
  const others = data?.sessions.filter(({ isThis }) => !isThis) ?? []
  return (
    <main className="page-margin mx-auto max-w-[60rem] py-10">
      <h1 ref={title} tabIndex={-1} className="text-h1-phone md:text-h1">
        {texts.title}
      </h1>
      <p className="mt-3 max-w-[40rem] text-ink-2">{texts.text}</p>
      <output className={`mt-4 block min-h-6 font-medium ${result === 'refused' ? 'text-error' : ''}`}>{result && texts[result]}</output>
      {data ? (
        <>
          <ul className="mt-2 border-t border-rule">
            {data.sessions.map((session) => (
              <Line
                key={session.id}
                session={session}
                busy={busy !== undefined}
                onEnd={() => void end(session.id, () => endSession(session.id))}
              />
            ))}
          </ul>
          {others.length === 0 && <p className="mt-6 text-ink-2">{texts.none}</p>}
          {others.length > 1 && (
            <Button className="mt-8" aria-disabled={busy !== undefined} onClick={() => void end('all', endOtherSessions)}>
              {texts.endOthers}
            </Button>
          )}
        </>
      ) : (
        <NotFetched why={errorText(error)} onAgain={() => void refetch()} />
      )}
    </main>
  )
}

function Line({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const texts = useOwnSessionsWords()
  const { locale } = useLanguage()
  const { browser, system, begunAt, seenAt, isThis } = session
  const device = browser && system ? texts.on(browser, system) : browser || system || texts.nameless
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="flex min-h-20 flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-rule py-4">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="text-small text-ink-2">
          {isThis ? texts.isThis : texts.seen(written.format(new Date(seenAt)))}
          <span aria-hidden="true" className="hidden md:inline">
            {' · '}
          </span>
          <span className="block md:inline">{texts.begun(written.format(new Date(begunAt)))}</span>
        </p>
      </div>
      {!isThis && (
        <Button aria-label={texts.endThere(device)} aria-disabled={busy} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}
