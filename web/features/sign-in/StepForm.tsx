import type { StepRefusal } from './sign-in-error.ts'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import { SignInSheet } from './SignInSheet.tsx'
import { type Steps, useSteps } from './use-steps.ts'

/** The required fields of a step by name; true for a field that is empty. */
export type Missing = Readonly<Record<string, boolean>>

/**
 * A form for one step of the sign-in. An empty field shows its problem and takes the focus; a refusal of identity is shown above the fields.
 * `missingIn` tells which fields are empty. `onStep` takes the step and returns its refusal. `below` shows alternatives, which can take steps with
 * `steps`.
 */
export function StepForm({
  title,
  lead,
  submit,
  canSubmit = true,
  missingIn,
  onStep,
  onCancel,
  renderFields,
  below,
  steps,
}: {
  title: string
  lead?: string | undefined
  submit: string
  canSubmit?: boolean
  missingIn: (read: (name: string) => string) => Missing
  onStep: (read: (name: string) => string) => Promise<StepRefusal | undefined>
  onCancel: () => void
  renderFields: (missing: Missing) => ReactNode
  below?: ReactNode
  steps?: Steps
}) {
  const words = useWords()
  const [missing, setMissing] = useState<Missing>({})
  const texts = useSteps()
  const { refusal, isBusy, take, clearRefusal } = steps ?? texts
  const form = useRef<HTMLFormElement>(null)

  const focus = (name: string | undefined) => {
    const field = name ? form.current?.elements.namedItem(name) : form.current?.querySelector('input:not([readonly])')
    if (!(field instanceof HTMLInputElement)) return
    field.focus()
    field.select()
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !canSubmit) return
    const typed = new FormData(event.currentTarget)
    const read = (name: string) => {
      const value = typed.get(name)
      return typeof value === 'string' ? value : ''
    }
    const nowMissing = missingIn(read)
    setMissing(nowMissing)
    clearRefusal()
    const first = Object.keys(nowMissing).find((name) => nowMissing[name])
    if (first) return focus(first)

    if (!(await take(() => onStep(read)))) focus(undefined)
  }

  return (
    <SignInSheet title={title} refusal={refusal} busy={isBusy}>
      {lead && <p className="-mt-4 mb-6 text-ink-2">{lead}</p>}
      <form ref={form} onSubmit={onSubmit} onInput={() => setMissing({})} noValidate>
        {renderFields(missing)}
        <div className="mt-2 flex flex-wrap items-center gap-x-4">
          <Button looks="primary" type="submit" disabled={!canSubmit} aria-disabled={isBusy} className="grow">
            {submit}
          </Button>
          <Button looks="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </form>
      {below}
    </SignInSheet>
  )
}

/** An alternative action, as a button that looks like a link. */
export function OtherWay({ children, onChoose }: { children: ReactNode; onChoose: () => void }) {
  return (
    <button type="button" onClick={onChoose} className="mt-4 mr-6 min-h-11 underline underline-offset-3">
      {children}
    </button>
  )
}
