import type { CheckAddressAnswer, Profile } from '@fondly/contracts/bff/profiles.ts'
import { mayBeChecked } from '@fondly/domain/address/address-answer.ts'
import { useRef, useState } from 'react'
import { checkReturnAddress } from '../../../api/profiles.ts'

type Address = Profile['returnAddress']
export type AddressCheck = { state: 'unasked' } | { state: 'asking' } | { state: 'answered'; answer: CheckAddressAnswer }

/**
 * Checks the address when the focus leaves it, and writes the standardised address into the fields. If the user has typed meanwhile, the typed text
 * stays.
 */
export function useAddressCheck(clientKey: string, { onAddress }: { onAddress: (address: Address) => void }) {
  const [check, setCheck] = useState<AddressCheck>({ state: 'unasked' })
  const asked = useRef<string>(undefined)

  async function ask(address: Address): Promise<void> {
    const key = JSON.stringify(address)
    if (asked.current === key || !mayBeChecked(address) || !address.name.trim()) return
    asked.current = key
    setCheck({ state: 'asking' })
    // If the check cannot be reached, the address is checked later, as after no answer.
    const answer = await checkReturnAddress(clientKey, address).catch((): CheckAddressAnswer => ({ kind: 'waiting' }))
    if (asked.current !== key) return
    setCheck({ state: 'answered', answer })
    if (answer.kind !== 'confirmed') return
    asked.current = JSON.stringify(answer.address)
    onAddress(answer.address)
  }

  return {
    check,
    ask,
    /** Forgets the last answer, because the user has changed the address. */
    forget: () => {
      asked.current = undefined
      setCheck({ state: 'unasked' })
    },
  }
}
