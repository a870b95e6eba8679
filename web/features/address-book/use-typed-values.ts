import { useRef, useState } from 'react'
import type { FilledFromZip } from '../../api/fill-address.ts'
import type { ContactValues } from './contact-values.ts'

const ADDRESS = ['address1', 'address2', 'city', 'state', 'zipCode'] as const

type Check = 'checkAddressSoon' | 'fillAddressNow'

/** The stored values of a contact, replaced by those that the user typed or the address check filled in. `onType` is called when the user types. */
export function useTypedValues(stored: ContactValues, onType: () => void) {
  const [typed, setTyped] = useState<Partial<ContactValues>>({})
  // The address check may fill in values while the user types in other fields.
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
  /** Fills an empty city and state from the ZIP code, after the user typed street and ZIP code. A failure is not shown. */
  const fill = async (check: Check): Promise<void> => {
    const own = filled.current
    const { city, state } = read()
    const isComplete = city !== '' && state !== ''
    if (!ADDRESS.some((name) => name in latest.current) || (isComplete && own.zipCode === undefined)) return
    const form = {
      read,
      // Does not change values that were saved or discarded in the meantime.
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
    /** Forgets the saved values. Keeps values that were typed or filled in during the save. */
    forgetSaved: (saved: ContactValues) => {
      const isNewer = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof ContactValues])
      latest.current = Object.fromEntries(Object.entries(latest.current).filter(isNewer))
      filled.current = {}
      setTyped(latest.current)
    },
    fillFromZip: () => void fill('checkAddressSoon'),
    /** Fills city and state at once, because the person is being saved. Returns the values to save. */
    fillNow: async (): Promise<ContactValues> => {
      await fill('fillAddressNow')
      return read()
    },
  }
}
