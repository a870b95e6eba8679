import { useRef, useState } from 'react'
import type { FilledFromZip } from '../../api/fill-address.ts'
import type { ContactValues } from './contact-values.ts'

const ADDRESS = ['address1', 'address2', 'city', 'state', 'zipCode'] as const

type Check = 'checkAddressSoon' | 'fillAddressNow'

/** The typed values of a contact over its stored ones, with those that the address check fills in. `onType` is called for typed values. */
export function useTypedValues(stored: ContactValues, onType: () => void) {
  const [typed, setTyped] = useState<Partial<ContactValues>>({})
  // The address check may fill in values while other fields are being typed.
  const latest = useRef(typed)
  /** The values filled in from the ZIP code since the last save. */
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
  const read = (): ContactValues => ({ ...stored, ...latest.current })
  /** Fills an empty city and state from the ZIP code, after the street and the ZIP code were typed. A failure is not shown. */
  const fill = async (check: Check): Promise<void> => {
    const own = filled.current
    const { city, state } = read()
    const isComplete = city !== '' && state !== ''
    if (!ADDRESS.some((name) => name in latest.current) || (isComplete && own.zipCode === undefined)) return
    const form = {
      read,
      // Values that were saved or discarded in the meantime stay unchanged.
      change: (name: 'city' | 'state', text: string) => {
        if (filled.current === own) put({ [name]: text } satisfies Partial<ContactValues>)
      },
      // The address of a contact may be incomplete. Problems are shown only when the user requests a check.
      note: () => undefined,
    }
    await import('../../api/fill-address.ts').then((checks) => checks[check](form, own)).catch(() => undefined)
  }
  return {
    values,
    type,
    forgetTyped: () => {
      latest.current = {}
      filled.current = {}
      setTyped({})
    },
    /** Forgets what was saved. What was typed or filled in while it was being saved stays. */
    forgetSaved: (saved: ContactValues) => {
      const isNewer = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof ContactValues])
      latest.current = Object.fromEntries(Object.entries(latest.current).filter(isNewer))
      filled.current = {}
      setTyped(latest.current)
    },
    fillFromZip: () => void fill('checkAddressSoon'),
    /** Fills at once, because the person is being saved, and returns what is to be saved. */
    fillNow: async (): Promise<ContactValues> => {
      await fill('fillAddressNow')
      return read()
    },
  }
}
