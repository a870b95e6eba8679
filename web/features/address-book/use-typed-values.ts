import { useRef, useState } from 'react'
import type { FilledFromZip } from '../../api/fill-address.ts'
import type { ContactValues } from './contact-values.ts'

const ADDRESS = ['address1', 'address2', 'city', 'state', 'zipCode'] as const

/** What is typed over the stored values of a person, and what the address check fills in. `onType` hears what a person types. */
export function useTypedValues(stored: ContactValues, onType: () => void) {
  const [typed, setTyped] = useState<Partial<ContactValues>>({})
  // What the address check fills in comes after other fields were typed.
  const latest = useRef(typed)
  /** What came from the ZIP code since the person was saved. */
  const filled = useRef<FilledFromZip>({})
  const values: ContactValues = { ...stored, ...typed }

  const put = (change: Partial<ContactValues>) => {
    latest.current = { ...latest.current, ...change }
    setTyped(latest.current)
  }
  const type = (change: Partial<ContactValues>) => {
    put(change)
    onType()
  }
  return {
    values,
    type,
    forgetTyped: () => {
      latest.current = {}
      filled.current = {}
      setTyped({})
    },
    /** Fills an empty city and state from the ZIP code, once the street and the ZIP code were typed. Where that fails, nothing is said. */
    fillFromZip: () => {
      const own = filled.current
      const isComplete = values.city !== '' && values.state !== ''
      if (!ADDRESS.some((name) => name in typed) || (isComplete && own.zipCode === undefined)) return
      const form = {
        read: () => ({ ...stored, ...latest.current }),
        // What was saved or forgotten meanwhile stays as it is.
        change: (name: 'city' | 'state', text: string) => {
          if (filled.current === own) put({ [name]: text } satisfies Partial<ContactValues>)
        },
        // The address of a contact may be incomplete; what the check says is told where it is asked for.
        note: () => undefined,
      }
      void import('../../api/fill-address.ts').then(({ checkAddressSoon }) => checkAddressSoon(form, own)).catch(() => undefined)
    },
  }
}
