import type { ClientMessages } from '@fondly/contracts/bff/client-messages.ts'
import type { DashboardFrame } from '@fondly/contracts/bff/dashboard.ts'
import { MAX_CLIENT_MESSAGES } from '@fondly/domain/catalogue/client-messages.ts'
import { formProblems } from '@fondly/languages/english/form-problems.ts'
import { fillMessage } from '@fondly/languages/fill-message.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { clientMessagesQuery } from '../../../api/client-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { useLanguage, useSection } from '../../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import type { DashboardPageProps } from '../pages.ts'
import { Empty } from '../parts/Empty.tsx'
import { focusLastItem } from '../parts/focus-beside.ts'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { MessageRow } from './MessageRow.tsx'
import { useMessagesWords } from './messages-words.ts'
import { SharedMessages } from './SharedMessages.tsx'
import { SaveBar } from './SaveBar.tsx'
import { createMessage, move, type TypedMessage } from './typed-messages.ts'
import { useMessages } from './use-messages.ts'

const saySize = ({ width, height }: { width: number; height: number }) => `${width} × ${height} in`

/** Messages: the texts with which people of the client can begin their message, in both languages. */
export function MessagesPage({ frame }: DashboardPageProps) {
  const texts = useMessagesWords()
  const { pages } = useDashboardWords()
  const { data, error, isFetched, refetch } = useQuery({ ...clientMessagesQuery(frame.key), refetchOnWindowFocus: 'always' })
  return (
    <>
      <PageHead title={pages.messages} lead={frame.rights.includes('change') ? texts.lead : `${texts.lead} ${texts.readOnly}`} />
      {data ? (
        <MessageList frame={frame} answer={data} />
      ) : error ? (
        <PageFailed error={error} onAgain={() => void refetch()} />
      ) : (
        <PageWaiting />
      )}
      {/* It waits for the list above it, which would otherwise move its buttons when it arrives. Once shown, it stays: text may be typed in it. */}
      {isFetched && <SharedMessages frame={frame} />}
    </>
  )
}

function MessageList({ frame, answer }: { frame: DashboardFrame; answer: ClientMessages }) {
  const texts = useMessagesWords()
  const { words, tag } = useLanguage()
  const sentences: Readonly<Record<string, string>> = useSection('formProblems', formProblems)
  const list = useMessages(frame.key, answer)
  const [wasTried, setTried] = useState(false)
  const rows = useRef<HTMLOListElement>(null)
  const isReadOnly = !frame.rights.includes('change')
  const { messages, problems, type } = list
  const say = (key: string) => {
    const problem = problems[key]
    return problem && fillMessage(sentences[problem.code] ?? words.unexpected, problem.params, tag)
  }

  /** Returns the notes about saved texts. A newly typed text is checked when it is saved. */
  function sayUnfit({ id, text, spanishText }: TypedMessage, language: 'en' | 'es'): string | undefined {
    const stored = answer.messages.find((message) => message.id === id)?.text[language]
    const sizes = stored === (language === 'en' ? text : spanishText) ? answer.unfit[`${id} ${language}`] : undefined
    return sizes && texts.unfit(sizes.map(saySize).join(', '))
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (messages.every(({ title, text }) => title.trim() && text.trim())) await list.save()
    requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  const addButton = !isReadOnly && messages.length < MAX_CLIENT_MESSAGES && (
    <Button
      className="mt-5"
      onClick={() => {
        setTried(false)
        type([...messages, createMessage(messages)])
        requestAnimationFrame(() => focusLastItem(rows.current))
      }}
    >
      {texts.add}
    </Button>
  )
  if (messages.length === 0 && !list.isDirty) return <Empty text={texts.empty}>{addButton}</Empty>
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <ol ref={rows} className="border-t-[1.5px] border-ink">
        {messages.map((message, index) => (
          <MessageRow
            key={message.id}
            message={message}
            at={index + 1}
            count={messages.length}
            isReadOnly={isReadOnly}
            wasTried={wasTried}
            problemOf={(language) => say(`${message.id} ${language}`)}
            noteOf={(language) => sayUnfit(message, language)}
            onChange={(change) => type(messages.with(index, { ...message, ...change }))}
            onMove={(by) => type(move(messages, index, by))}
            onRemove={() => type(messages.toSpliced(index, 1))}
          />
        ))}
      </ol>
      {addButton}
      <SaveBar list={list} />
    </form>
  )
}
