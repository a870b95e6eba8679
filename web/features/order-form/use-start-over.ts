import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { useState } from 'react'
import type { FormState } from './form-state.tsx'

export type StartOver = {
  /** True if nothing was typed since the sender started over. */
  isBlank: boolean
  /** Undefined after the sender has started over. */
  startOver: (() => void) | undefined
  /** Restores the earlier content of the form. Undefined after something else was typed. */
  undo: (() => void) | undefined
}

/** Empties a form that opened with a draft, and can restore its content. `createFresh` returns the values of a form without a draft. */
export function useStartOver(
  { values, change, read }: Pick<FormState, 'values' | 'change' | 'read'>,
  createFresh: () => OrderForm,
): StartOver {
  const [started, setStarted] = useState<{ before: OrderForm; fresh: OrderForm }>()
  const put = (next: OrderForm) => {
    for (const [name, text] of Object.entries(next)) if (read()[name as keyof OrderForm] !== text) change(name as keyof OrderForm, text)
  }
  const isBlank = started !== undefined && Object.entries(started.fresh).every(([name, text]) => values[name as keyof OrderForm] === text)
  return {
    isBlank,
    startOver: started
      ? undefined
      : () => {
          const fresh = createFresh()
          setStarted({ before: read(), fresh })
          put(fresh)
        },
    undo: isBlank
      ? () => {
          put(started.before)
          setStarted(undefined)
        }
      : undefined,
  }
}
