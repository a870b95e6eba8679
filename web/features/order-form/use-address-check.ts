import { useRef } from 'react'
import type { FilledFromZip } from '../../api/fill-address.ts'
import type { FormState } from './form-state.tsx'

/** Returns the function that asks about the address in the form. If its code cannot be loaded, the address is checked when the card is sent. */
export function useAddressCheck(form: FormState): () => void {
  const filled = useRef<FilledFromZip>({})
  return () =>
    void import('../../api/fill-address.ts').then(({ checkAddressSoon }) => checkAddressSoon(form, filled.current)).catch(() => undefined)
}
