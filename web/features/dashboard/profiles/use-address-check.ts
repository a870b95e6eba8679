import type { CheckAddressAnswer, Profile } from '@fondly/contracts/bff/profiles.ts'
import { mayBeChecked } from '@fondly/domain/address/address-answer.ts'
import { useRef, useState } from 'react'
import { checkReturnAddress } from '../../../api/profiles.ts'

type Address = Profile['returnAddress']
export type AddressCheck = { state: 'unasked' } | { state: 'asking' } | { state: 'answered'; answer: CheckAddressAnswer }

/** Asks the address check when the address is left, and puts what it answers into the fields; what is typed meanwhile wins. */
export function useAddressCheck(clientKey: string, { onAddress }: { onAddress: (address: Address) => void }) {
  const [check, setCheck] = useState<AddressCheck>({ state: 'unasked' })
  const asked = useRef<string>(undefined)

  async function ask(address: Address): Promise<void> {
    const key = JSON.stringify(address)
    if (asked.current === key || !mayBeChecked(address) || !address.name.trim()) return
    asked.current = key
    setCheck({ state: 'asking' })
    // A check that cannot be reached is like one that does not answer.
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
    /** The address is typed anew, so the answer is about another one. */
    forget: () => {
      asked.current = undefined
      setCheck({ state: 'unasked' })
    },
  }
}
