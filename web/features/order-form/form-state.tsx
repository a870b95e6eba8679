import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import type { FormProblem, Problems } from '@fondly/domain/order-form/order-form-problems.ts'
import { createContext, useContext, useRef, useState } from 'react'

type Name = keyof OrderForm

export type FormState = {
  values: OrderForm
  /** The problems to show: those of the fields that the sender has left; after a refused Send, all of them. */
  problems: Problems
  /** The sentences of these problems, in the language of the page. */
  sentences: Partial<Record<Name, string>>
  isDirty: boolean
  isRefused: boolean
  change: (name: Name, text: string) => void
  leave: (name: Name) => void
  /** Shows all problems from now on; `serverProblems` are the server's, each shown until its field changes. */
  refuse: (serverProblems?: Problems) => void
  /** The current values, even if React has not rendered them yet. */
  read: () => OrderForm
}

/**
 * Holds the form while it is typed, and decides which of the problems that `validate` finds are shown already. `say` says a problem
 * in the language of the page.
 */
export function useFormState(
  createFirst: () => OrderForm,
  validate: (form: OrderForm) => Problems,
  say: (problem: FormProblem) => string,
): FormState {
  const [start] = useState(createFirst)
  const [values, setValues] = useState(start)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isRefused, setRefused] = useState(false)
  const [serverProblems, setServerProblems] = useState<Problems>({})
  const latest = useRef(start)

  // The rules lay out the text, which takes time; a form that was just opened shows no problems, so it does not run them.
  const found = isRefused || left.size > 0 ? Object.entries(validate(values)).filter(([name]) => isRefused || left.has(name)) : []
  const problems: Problems = { ...serverProblems, ...Object.fromEntries(found) }
  return {
    values,
    problems,
    sentences: Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, problem && say(problem)])),
    isRefused,
    isDirty: Object.entries(start).some(([name, text]) => values[name as Name] !== text),
    change(name, text) {
      latest.current = { ...latest.current, [name]: text }
      setValues(latest.current)
      setServerProblems((before) => ({ ...before, [name]: undefined }))
    },
    leave: (name) => setLeft((before) => (before.has(name) ? before : new Set([...before, name]))),
    refuse(found = {}) {
      setRefused(true)
      setServerProblems(found)
    },
    read: () => latest.current,
  }
}

/** A form's state, with the names that its sender confirmed. */
type FormWithNames = FormState & {
  realNames: readonly NameField[]
  /** Confirms 'This is a real name', until the name changes. */
  confirmName: (name: NameField) => void
}

const FormContext = createContext<FormWithNames | undefined>(undefined)
export const FormStateProvider = FormContext

export function useForm(): FormWithNames {
  const form = useContext(FormContext)
  if (!form) throw new Error('Fields are drawn inside a form only.')
  return form
}

/** Returns the props that connect a control with its field. */
export function toFieldProps({ values, sentences, change, leave }: FormState, name: Name) {
  return {
    name,
    value: values[name],
    problem: sentences[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      // An empty field is not left if the focus goes to no other control, for example when the sender looks at the card or closes the form.
      if (values[name] || isControl(relatedTarget)) leave(name)
    },
  }
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea')
}
