import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { MAX_PERSON_REASON_CHARACTERS } from '@fondly/contracts/bff/people.ts'
import { ROLES } from '@fondly/domain/people/people-search.ts'
import { LANGUAGES } from '@fondly/languages/languages.ts'
import { type QuestionTask, NOT_CHOSEN } from './bulk-task.ts'
import { CheckList } from './CheckList.tsx'
import { MAX_LISTED_SUPERVISORS, MAX_NUMBER_CHARACTERS } from './PersonFields.tsx'
import { usePeopleWords } from './people-words.ts'
import { takeFocus } from '../../../ui/take-focus.ts'

type BulkFieldProps = {
  task: QuestionTask
  all: PeopleAnswer
  mayGiveAdmin: boolean
  text: string
  several: string[]
  isMissing: boolean
  onText: (text: string) => void
  onSeveral: (several: string[]) => void
}

const CONTROL = 'h-12 min-w-0 rounded-control border border-rule-2 bg-sheet px-3.5 text-field text-ink'

/** The input field for a change of several people: checkboxes, a list, or a line of text. */
export function BulkField({ task, all, mayGiveAdmin, text, several, isMissing, onText, onSeveral }: BulkFieldProps) {
  const texts = usePeopleWords()
  const label = texts.bulk.asks[task]
  if (task === 'profiles' || task === 'languages')
    return (
      <div className="grow">
        <CheckList
          legend={label}
          hint={task === 'profiles' ? texts.bulk.replacesProfiles : texts.bulk.replacesLanguages}
          hintColour="text-paper"
          choices={
            task === 'profiles'
              ? all.senderProfiles.map(({ id, name }) => ({ value: id, label: name }))
              : ['en_US', 'es'].map((value) => ({ value, label: LANGUAGES[value]?.name ?? value }))
          }
          chosen={several}
          takesFocus
          onChoose={onSeveral}
        />
      </div>
    )
  const supervisors = all.people.filter(({ employeeId }) => employeeId !== '')
  const options = {
    move: [{ value: '', label: texts.noLocation }, ...all.locations],
    role: ROLES.filter((role) => mayGiveAdmin || role !== 'admin').map((role) => ({ value: role, label: texts.roles[role] })),
    supervisor:
      supervisors.length <= MAX_LISTED_SUPERVISORS
        ? [{ value: '', label: texts.noSupervisor }, ...supervisors.map(({ employeeId, name }) => ({ value: employeeId, label: name }))]
        : undefined,
    unlock: undefined,
    off: undefined,
  }[task]
  const common = {
    ref: takeFocus,
    'aria-invalid': isMissing ? true : undefined,
    onChange: ({ target }: { target: { value: string } }) => onText(target.value),
    className: CONTROL,
  }
  return (
    <label className="grid min-w-60 grow gap-1">
      <span className="font-semibold">{label}</span>
      {options ? (
        <select {...common} value={text}>
          <option value={NOT_CHOSEN} disabled>
            {texts.bulk.chooseOne}
          </option>
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          value={text === NOT_CHOSEN ? '' : text}
          maxLength={task === 'supervisor' ? MAX_NUMBER_CHARACTERS : MAX_PERSON_REASON_CHARACTERS}
          autoComplete="off"
        />
      )}
    </label>
  )
}
