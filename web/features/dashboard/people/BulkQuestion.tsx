import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { type FormEvent, useState } from 'react'
import { BulkField } from './BulkField.tsx'
import { type BulkAnswer, type QuestionTask, NOT_CHOSEN, toAnswer } from './bulk-task.ts'
import { usePeopleWords } from './people-words.ts'

type BulkQuestionProps = {
  task: QuestionTask
  all: PeopleAnswer
  /** The number of affected people. */
  count: number
  /** How many of these people a search or filter hides. */
  outOfSight: number
  mayGiveAdmin: boolean
  isBusy: boolean
  onCancel: () => void
  onAnswer: (answer: BulkAnswer) => void
}

/** Asks for the input that a change of several people needs: the reason, the location, the role and so on. Nothing is preselected. */
export function BulkQuestion({ task, all, count, outOfSight, mayGiveAdmin, isBusy, onCancel, onAnswer }: BulkQuestionProps) {
  const texts = usePeopleWords()
  const [text, setText] = useState(task === 'unlock' || task === 'off' ? '' : NOT_CHOSEN)
  const [several, setSeveral] = useState<string[]>([])
  const [isMissing, setMissing] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answer = toAnswer(task, text, several)
    if (!answer) return setMissing(true)
    if (!isBusy) onAnswer(answer)
  }
  return (
    <form onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-2 border-t border-paper/30 pt-3">
      <BulkField
        task={task}
        all={all}
        mayGiveAdmin={mayGiveAdmin}
        text={text}
        several={several}
        isMissing={isMissing}
        onText={(next) => {
          setText(next)
          setMissing(false)
        }}
        onSeveral={(next) => {
          setSeveral(next)
          setMissing(false)
        }}
      />
      <button type="submit" aria-disabled={isBusy} className="min-h-12 rounded-control bg-paper px-5 font-semibold text-ink">
        {texts.bulk.show(count)}
      </button>
      <button type="button" onClick={onCancel} className="min-h-12 px-3">
        {texts.cancel}
      </button>
      <p role="alert" className="basis-full font-semibold empty:hidden">
        {isMissing && texts.bulk.missing[task]}
      </p>
      {outOfSight > 0 && <p className="basis-full">{texts.bulk.outOfSight(outOfSight)}</p>}
    </form>
  )
}
