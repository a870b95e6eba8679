import { useRef } from 'react'
import type { FilledFromZip } from '../../api/fill-address.ts'
import type { FormState } from './form-state.tsx'

/** Checks the address in the form. If the code of the check cannot be loaded, the address is checked when the card is sent. */
export function useAddressCheck(form: FormState): { askSoon: () => void; fillNow: () => Promise<void> } {
  const filled = useRef<FilledFromZip>({})
  const run = async (check: 'checkAddressSoon' | 'fillAddressNow') =>
    import('../../api/fill-address.ts').then((checks) => checks[check](form, filled.current)).catch(() => undefined)
  return {
    askSoon: () => void run('checkAddressSoon'),
    /** Fills city and state at once, from a ZIP code that was just typed. */
    fillNow: () => run('fillAddressNow'),
  }
}
