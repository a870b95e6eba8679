import type { ListedPerson, PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Refused } from '../../../api/ask.ts'
import { previewBulkChange } from '../../../api/people-import.ts'
import { peopleQuery } from '../../../api/people.ts'
import { useAction } from '../../../api/use-action.ts'
import { takeFocus } from '../../../ui/take-focus.ts'
import { BulkQuestion } from './BulkQuestion.tsx'
import { type QuestionTask, type BulkAnswer, type BulkTask, findPeopleFor, isOffered, toPeople } from './bulk-task.ts'
import { usePeopleWords } from './people-words.ts'
import type { ChosenPeople } from './use-chosen.ts'

type BulkBarProps = {
  clientKey: string
  people: ChosenPeople
  found: readonly ListedPerson[]
  all: PeopleAnswer
  user: { email: string; role: string }
  /** Called when the server has stored the change. The change starts later, after the user has seen the preview. */
  onPrepared: (prepared: { id: string; source: 'file' | 'chosen' }) => void
}

const FIRST: readonly BulkTask[] = ['unlock', 'move', 'profiles']
const FURTHER: readonly BulkTask[] = ['role', 'supervisor', 'languages', 'on', 'off']

/** The dark bar at the foot of the page, shown while people are chosen. Each button names its action and the number of people. */
export function BulkBar({ clientKey, people, found, all, user, onPrepared }: BulkBarProps) {
  const texts = usePeopleWords()
  const queries = useQueryClient()
  const [task, setTask] = useState<QuestionTask>()
  /** The question that was closed last. Its button takes the focus, because on a phone the button was hidden while the question was open. */
  const [closed, setClosed] = useState<QuestionTask>()
  const [isFurther, setFurther] = useState(false)
  const { busy, failure, run } = useAction()
  const { chosen, failures } = people
  const picked = all.people.filter(({ id }) => chosen.has(id))
  const peopleOf = (one: BulkTask) => findPeopleFor(one, picked, user.email)
  const inSight = new Set(found.map(({ id }) => id))
  if (picked.length === 0) return null
  const asked = task && peopleOf(task).length > 0 ? task : undefined

  const prepare = (one: BulkTask, answer: BulkAnswer) =>
    run(async () => {
      try {
        onPrepared(await previewBulkChange(clientKey, { people: toPeople(peopleOf(one), all.people), ...answer }))
      } catch (error) {
        // The list has changed, so fetch it again. The chosen people stay chosen; people who joined meanwhile are not chosen.
        if (error instanceof Refused && error.refusal?.code === 'people-joined-or-left')
          await queries.invalidateQueries(peopleQuery(clientKey))
        throw error
      }
    })
  const buttons = (tasks: readonly BulkTask[]) =>
    tasks
      .filter((one) => isOffered(one, all) && peopleOf(one).length > 0)
      .map((one) => (
        <BarButton
          key={one}
          isFocused={closed === one}
          isPressed={one === 'on' ? undefined : task === one}
          onClick={() => {
            setClosed(undefined)
            setTask(one === 'on' ? undefined : one)
            // This task needs no further input.
            if (one === 'on') void prepare(one, { change: { enabled: true } })
          }}
        >
          {texts.bulk.tasks[one](peopleOf(one).length)}
        </BarButton>
      ))
  return (
    <section
      aria-label={texts.bulk.label}
      className="sticky bottom-4 z-1 mt-4 rounded-sheet bg-ink px-5 py-3 text-paper shadow-sheet max-md:bottom-0 max-md:-mx-5 max-md:rounded-none"
    >
      <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-2">
        <output className="mr-auto font-semibold">{texts.chosen(picked.length)}</output>
        {/* On a phone, an open question takes the place of the buttons, so that the list stays visible. */}
        <div className={`flex flex-wrap items-center gap-2 md:justify-end ${asked ? 'max-md:hidden' : ''}`}>
          {buttons(FIRST)}
          <BarButton isPressed={isFurther} onClick={() => setFurther(!isFurther)}>
            {texts.bulk.further}
          </BarButton>
          <BarButton isQuiet onClick={() => people.choose(new Set())}>
            {texts.bulk.clear}
          </BarButton>
        </div>
      </div>
      {isFurther && <div className={`flex flex-wrap gap-2 pt-2 md:justify-end ${asked ? 'max-md:hidden' : ''}`}>{buttons(FURTHER)}</div>}
      <p role="alert" className="pt-1 font-semibold empty:hidden">
        {failure ?? (failures.size > 0 && texts.bulk.failed(failures.size))}
      </p>
      {asked && (
        <BulkQuestion
          key={asked}
          task={asked}
          all={all}
          count={peopleOf(asked).length}
          outOfSight={peopleOf(asked).filter(({ id }) => !inSight.has(id)).length}
          mayGiveAdmin={user.role === 'admin'}
          isBusy={busy}
          onCancel={() => {
            setClosed(asked)
            setTask(undefined)
          }}
          onAnswer={(answer) => void prepare(asked, answer)}
        />
      )}
    </section>
  )
}

type BarButtonProps = { isFocused?: boolean; isQuiet?: boolean; isPressed?: boolean | undefined; onClick: () => void; children: ReactNode }

function BarButton({ isFocused = false, isQuiet = false, isPressed, onClick, children }: BarButtonProps) {
  return (
    <button
      ref={isFocused ? takeFocus : undefined}
      type="button"
      aria-expanded={isPressed}
      onClick={onClick}
      className={`min-h-11 rounded-control px-3 ${isQuiet ? '' : `border-[1.5px] font-semibold hover:border-paper ${isPressed ? 'border-paper' : 'border-paper/60'}`}`}
    >
      {children}
    </button>
  )
}
