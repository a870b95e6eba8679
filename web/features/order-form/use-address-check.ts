import { useRef } from 'react'
import type { FilledFromZip } from '../../api/fill-address.ts'
import type { FormState } from './form-state.tsx'

const loadCheck = () => import('../../api/fill-address.ts')

/** The check of the address in the form. If its code cannot be loaded, the address is checked when the card is sent. */
export function useAddressCheck(form: FormState): { askSoon: () => void; fillNow: () => Promise<void> } {
  const { current: filled } = useRef<FilledFromZip>({})
  return {
    askSoon: () =>
      void loadCheck().then(
        ({ checkAddressSoon }) => checkAddressSoon(form, filled),
        () => undefined,
      ),
    /** Fills city and state from the ZIP code that was just typed. */
    fillNow: () =>
      loadCheck()
        .then(({ fillAddressNow }) => fillAddressNow(form, filled))
        .catch(() => undefined),
  }
}
