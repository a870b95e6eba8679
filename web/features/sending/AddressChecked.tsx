import type { Confirmation } from '@fondly/contracts/bff/sendings.ts'
import type { ReactNode } from 'react'
import { useSendingWords } from './sending-words.ts'

/** Shows how thorough the address check was. Shows nothing if the address was not checked. */
export function AddressChecked({ checked }: { checked: Confirmation['checked'] }): ReactNode {
  const texts = useSendingWords()
  return checked && <p className="mt-3 text-small font-normal text-ink-2">{texts.checked[checked]}</p>
}
