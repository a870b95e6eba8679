import { findAddressField } from '@fondly/domain/address/find-address-field.ts'
import type { Message } from '@fondly/domain/message.ts'
import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import type { Problems } from '@fondly/domain/order-form/order-form-problems.ts'
import { createContext, useContext, useRef, useState } from 'react'

type Name = keyof OrderForm

const ADDRESS: ReadonlySet<Name> = new Set(['address1', 'address2', 'city', 'state', 'zipCode'])

export type FormState = {
  values: OrderForm
  /** The problems to show: those of fields that the sender has left. After a refused Send, all problems. */
  problems: Partial<Record<Name, Message>>
  /** The sentences of the shown problems, in the language of the page. */
  sentences: Partial<Record<Name, string>>
  isDirty: boolean
  /** True if a Preview or Send was refused and a problem is left. Problems of the address check do not count, because they do not prevent sending. */
  mustMend: boolean
  change: (name: Name, text: string) => void
  leave: (name: Name) => void
  /** Shows all problems from now on. `serverProblems` are those that the server found; each is shown until its field changes. */
  refuse: (serverProblems?: Problems) => void
  /** Shows a problem of the address check at its field until the address changes. Returns the name of that field. */
  note: (problem: Message) => Name
  /** The current values, even if React has not rendered them yet. */
  read: () => OrderForm
}

/**
 * Holds the values of the form, and decides which problems from `validate` are shown. `say` returns the sentence of a problem in the language of the
 * page.
 */
export function useFormState(
  createFirst: () => OrderForm,
  validate: (form: OrderForm) => Problems,
  say: (problem: Message) => string,
): FormState {
  const [start] = useState(createFirst)
  const [values, setValues] = useState(start)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isRefused, setRefused] = useState(false)
  const [serverProblems, setServerProblems] = useState<FormState['problems']>({})
  const [noted, setNoted] = useState<Message>()
  const latest = useRef(start)

  // `validate` lays out the text, which takes time. A form that was just opened shows no problems, so it does not call `validate`.
  const found = isRefused || left.size > 0 ? Object.entries(validate(values)).filter(([name]) => isRefused || left.has(name)) : []
  const problems: FormState['problems'] = {
    ...serverProblems,
    ...(noted && { [findAddressField(noted)]: noted }),
    ...Object.fromEntries(found),
  }
  return {
    values,
    problems,
    sentences: Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, problem && say(problem)])),
    mustMend: isRefused && [...Object.values(serverProblems), ...found].some(Boolean),
    isDirty: Object.entries(start).some(([name, text]) => values[name as Name] !== text),
    change(name, text) {
      latest.current = { ...latest.current, [name]: text }
      setValues(latest.current)
      if (ADDRESS.has(name)) setNoted(undefined)
      setServerProblems((before) => ({ ...before, [name]: undefined }))
    },
    leave: (name) => setLeft((before) => (before.has(name) ? before : new Set([...before, name]))),
    refuse(found = {}) {
      setRefused(true)
      setServerProblems(found)
    },
    note(problem) {
      setNoted(problem)
      return findAddressField(problem)
    },
    read: () => latest.current,
  }
}

/** The state of the form, with the names that the sender confirmed. */
type FormWithNames = FormState & {
  realNames: readonly NameField[]
  /** Records that the name is a real name, until the name changes. */
  confirmName: (name: NameField) => void
  /** True if the card is signed with the sender's drawing. */
  isSignedByHand: boolean
  signByHand: (isSignedByHand: boolean) => void
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
      // An empty field counts as left only if the focus goes to another control. It does not count if the sender looks at the card or closes the
      // form.
      if (values[name] || isControl(relatedTarget)) leave(name)
    },
  }
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea')
}
