import type { OrderFormSetting } from '@fondly/contracts/bff/catalogue.ts'
import { useId } from 'react'
import { Problem } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useSpeech } from '../../words/words.tsx'
import { useForm } from './form-state.tsx'
import { calendarPart } from './calendar-part.ts'
import { writtenDay } from '../../ui/written-day.ts'

/** The day on which the card is mailed: the chosen one in words, and a calendar that is always open. */
export function MailDate({ setting }: { setting: OrderFormSetting }) {
  const { words } = useSpeech()
  const { values, problems, change } = useForm()
  const day = values.sendDate
  const id = useId()
  const problem = problems.sendDate
  return (
    <fieldset aria-labelledby={`${id}-label`} data-field="sendDate" className="min-w-0 max-w-80">
      <p id={`${id}-label`} className="mb-1 font-semibold">
        {words.form.mailDate}
      </p>
      <p
        className={`flex h-12 items-center justify-between rounded-control border px-3.5 text-field ${problem ? 'border-error' : 'border-rule-2'}`}
      >
        <output className="block first-letter:uppercase">{day && writtenDay(day, words.locale)}</output>
        <Icon name="calendar" className="text-ink-2" />
      </p>
      <calendarPart.Late
        waiting={<div className="h-[310px]" />}
        setting={setting}
        day={day}
        onDay={(next: string) => change('sendDate', next)}
      />
      <Problem id={id} sentence={problem} />
      <p className="text-small text-ink-2">{words.form.moveIn}</p>
    </fieldset>
  )
}
