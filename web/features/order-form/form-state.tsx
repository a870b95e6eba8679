import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import type { Problems } from '@fondly/domain/order-form/order-form-problems.ts'
import { createContext, useContext, useRef, useState } from 'react'

type Name = keyof OrderForm

export type FormState = {
  values: OrderForm
  /** What is wrong and may be said by now: of fields that were left, or of all once the form was refused. */
  problems: Problems
  isDirty: boolean
  isRefused: boolean
  change: (name: Name, text: string) => void
  leave: (name: Name) => void
  /** Says everything that is wrong from now on; `told` is what the server found, until its field changes. */
  refuse: (told?: Problems) => void
  /** The values as they are at this moment, also between two drawings. */
  read: () => OrderForm
}

/**
 * The form as it is typed. Every rule is asked at every keystroke; when a problem may be said is all that is decided here, and `said` says in the
 * language of the page what the server found.
 */
export function useFormState(first: () => OrderForm, judge: (form: OrderForm) => Problems, said: (sentence: string) => string): FormState {
  const [start] = useState(first)
  const [values, setValues] = useState(start)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isRefused, setRefused] = useState(false)
  const [told, setTold] = useState<Problems>({})
  const latest = useRef(start)

  const toldHere = Object.entries(told).map(([name, sentence]) => [name, sentence && said(sentence)])
  // The rules set the words in type: a form that was just opened, of which nothing may be said, need not wait for that.
  const found = isRefused || left.size > 0 ? Object.entries(judge(values)).filter(([name]) => isRefused || left.has(name)) : []
  return {
    values,
    problems: { ...Object.fromEntries(toldHere), ...Object.fromEntries(found) },
    isRefused,
    isDirty: Object.entries(start).some(([name, text]) => values[name as Name] !== text),
    change(name, text) {
      latest.current = { ...latest.current, [name]: text }
      setValues(latest.current)
      setTold((before) => ({ ...before, [name]: undefined }))
    },
    leave: (name) => setLeft((before) => (before.has(name) ? before : new Set([...before, name]))),
    refuse(found = {}) {
      setRefused(true)
      setTold(found)
    },
    read: () => latest.current,
  }
}

/** A form's state, and what its sender has said of the names in it. */
type Filled = FormState & {
  realNames: readonly NameField[]
  /** 'This is a real name': so it is until it is changed. */
  vouch: (name: NameField) => void
}

const Filling = createContext<Filled | undefined>(undefined)
export const FormStateProvider = Filling

export function useForm(): Filled {
  const form = useContext(Filling)
  if (!form) throw new Error('Fields are drawn inside a form only.')
  return form
}

/** What ties a control to its field. */
export function toFieldProps({ values, problems, change, leave }: FormState, name: Name) {
  return {
    name,
    value: values[name],
    problem: problems[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      // Nobody left a field behind who merely looked at the card, or closed the form, before typing anything.
      if (values[name] || isControl(relatedTarget)) leave(name)
    },
  }
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea')
}
