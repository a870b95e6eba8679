import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { Button } from '../../../ui/Button.tsx'
import { Change } from '../../../ui/side-sheet/Change.tsx'
import { usePeopleWords } from './people-words.ts'
import type { PersonForm } from './use-person-form.ts'
import { useSayPersonField } from './use-say-person-field.ts'

/** Shows a conflict: the values that another user has saved, and the typed values. */
export function Contested({ form, all }: { form: PersonForm; all: PeopleAnswer }) {
  const texts = usePeopleWords()
  const say = useSayPersonField(all)
  // Every key is the name of a field of the form.
  const names = Object.keys(form.typed) as (keyof typeof form.stored)[]
  return (
    <div role="alert" className="mb-5 border-l-3 border-error bg-error/8 px-4 py-3">
      <p>{texts.theirs}</p>
      {names.map((name) => (
        <p key={name} className="mt-1">
          {texts.fields[name]}: <Change old={say(name, form.typed[name])} now={say(name, form.stored[name])} />
        </p>
      ))}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button aria-disabled={form.busy} onClick={() => void form.save()}>
          {texts.keepMine}
        </Button>
        <Button looks="primary" onClick={form.forget}>
          {texts.takeTheirs}
        </Button>
      </div>
    </div>
  )
}
