import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { MAX_PERSON_REASON_LENGTH, type PersonChange } from '@fondly/contracts/bff/people-requests.ts'
import { type FormEvent, useState } from 'react'
import { CheckList } from './CheckList.tsx'
import { usePeopleWords } from './people-words.ts'

export type BulkTask = 'unlock' | 'off' | 'move' | 'profiles'

type BulkQuestionProps = {
  task: BulkTask
  all: PeopleAnswer
  /** How many people it will change. */
  count: number
  /** How many of them are hidden by the search or a filter. */
  outOfSight: number
  onCancel: () => void
  onReason: (reason: string) => void
  onChange: (change: PersonChange) => void
}

const CONTROL = 'h-12 min-w-0 rounded-control border border-rule-2 bg-sheet px-3.5 text-field text-ink'

/** The value for 'no choice yet' in the list of locations, where an empty value means no location. */
const NOT_CHOSEN = '-'

/** Asks for the reason, the location or the sender profiles before many people are changed. Nothing is preselected. */
export function BulkQuestion({ task, all, count, outOfSight, onCancel, onReason, onChange }: BulkQuestionProps) {
  const own = usePeopleWords()
  const [text, setText] = useState(task === 'move' ? NOT_CHOSEN : '')
  const [chosen, setChosen] = useState<string[]>([])
  const [isMissing, setMissing] = useState(false)
  const isReason = task === 'unlock' || task === 'off'

  const isIncomplete = { unlock: text.trim() === '', off: text.trim() === '', move: text === NOT_CHOSEN, profiles: chosen.length === 0 }[
    task
  ]
  const missing = isReason ? own.reasonMissing : task === 'move' ? own.bulk.placeMissing : own.bulk.profilesMissing
  const type = (next: string) => {
    setText(next)
    setMissing(false)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isIncomplete) return setMissing(true)
    if (isReason) return onReason(text)
    onChange(task === 'move' ? { location: text || null } : { senderProfiles: chosen })
  }
  const label = { unlock: own.unlockReason, off: own.switchOff.reason, move: own.bulk.moveTo, profiles: own.fields.senderProfiles }[task]
  return (
    <form onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-2 border-t border-paper/30 pt-3">
      {task === 'profiles' ? (
        <div className="grow">
          <CheckList
            legend={label}
            hint={own.bulk.replacesProfiles}
            hintColour="text-paper"
            choices={all.senderProfiles.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={chosen}
            onChoose={(next) => {
              setChosen(next)
              setMissing(false)
            }}
          />
        </div>
      ) : (
        <label className="grid min-w-60 grow gap-1">
          <span className="font-semibold">{label}</span>
          {task === 'move' ? (
            <select
              ref={focusOn}
              value={text}
              aria-invalid={isMissing ? true : undefined}
              onChange={({ target }) => type(target.value)}
              className={CONTROL}
            >
              <option value={NOT_CHOSEN} disabled>
                {own.bulk.choosePlace}
              </option>
              <option value="">{own.noLocation}</option>
              {all.locations.map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          ) : (
            <input
              ref={focusOn}
              value={text}
              maxLength={MAX_PERSON_REASON_LENGTH}
              autoComplete="off"
              aria-invalid={isMissing ? true : undefined}
              onChange={({ target }) => type(target.value)}
              className={CONTROL}
            />
          )}
        </label>
      )}
      <button type="submit" className="min-h-12 rounded-control bg-paper px-5 font-semibold text-ink">
        {task === 'unlock' ? own.bulk.unlock(count) : task === 'off' ? own.bulk.off(count) : own.bulk.go(count)}
      </button>
      <button type="button" onClick={onCancel} className="min-h-12 px-3">
        {own.cancel}
      </button>
      <p role="alert" className="basis-full font-semibold empty:hidden">
        {isMissing && missing}
      </p>
      {outOfSight > 0 && <p className="basis-full">{own.bulk.outOfSight(outOfSight)}</p>}
    </form>
  )
}

const focusOn = (field: HTMLElement | null) => field?.focus()
