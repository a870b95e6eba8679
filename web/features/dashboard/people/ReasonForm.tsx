import { MAX_PERSON_REASON_CHARACTERS } from '@fondly/contracts/bff/people.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { usePeopleWords } from './people-words.ts'

type ReasonFormProps = {
  title: string
  text: string
  label: string
  hint?: string
  action: string
  cancel?: string
  busy: boolean
  failure: string | undefined
  isDisabled?: boolean
  onTyped: (isTyped: boolean) => void
  onCancel?: () => void
  onReason: (reason: string) => Promise<void>
}

/** A notice that describes a problem or an action, with a field for the reason. */
export function ReasonForm(props: ReasonFormProps) {
  const { title, text, label, hint, action, cancel, busy, failure, isDisabled = false, onTyped, onCancel, onReason } = props
  const texts = usePeopleWords()
  const id = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const problem = isMissing ? texts.reasonMissing : failure

  const type = (next: string) => {
    setReason(next)
    setMissing(false)
    onTyped(next.trim() !== '')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setMissing(true)
    if (!busy) void onReason(reason)
  }
  return (
    <form onSubmit={submit} className="-mx-4 mb-5 border-t-2 border-error bg-error/8 px-4 py-4">
      <p className="font-semibold text-error">{title}</p>
      <p>{text}</p>
      {!isDisabled && (
        <>
          <label htmlFor={id} className="mt-3 block font-semibold">
            {label} {hint && <span className="font-normal text-ink-2">{hint}</span>}
          </label>
          <div className="mt-1 flex flex-wrap gap-2">
            <input
              id={id}
              // The button that opened this notice may be far away, so the notice takes the focus. Otherwise the user might not see it.
              ref={onCancel ? takeFocus : undefined}
              value={reason}
              maxLength={MAX_PERSON_REASON_CHARACTERS}
              autoComplete="off"
              aria-invalid={isMissing ? true : undefined}
              aria-describedby={`${id}-problem`}
              onChange={({ target }) => type(target.value)}
              className="h-12 min-w-0 grow rounded-control border border-rule-2 bg-sheet px-3.5 text-field text-ink hover:border-ink-2 focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent"
            />
            <Button type="submit" className="bg-sheet" aria-disabled={busy}>
              {action}
            </Button>
            {onCancel && (
              <Button
                looks="quiet"
                onClick={() => {
                  type('')
                  onCancel()
                }}
              >
                {cancel}
              </Button>
            )}
          </div>
          <p id={`${id}-problem`} role="alert" className="text-small font-medium text-error">
            {problem}
          </p>
        </>
      )}
    </form>
  )
}
