import type { Confirmation } from '@fondly/contracts/bff/sendings.ts'
import type { ReactNode } from 'react'
import { useSpeech } from '../../words/words.tsx'

type Level = NonNullable<Confirmation['checked']>

/** Claims no more than was checked: 'verified' only if a service confirmed the delivery point. */
export const english: Record<Level, string> = {
  format: 'Format checked',
  zip: 'Format and ZIP checked',
  dpv: 'Address verified',
}
export const spanish: Record<Level, string> = {
  format: 'Formato comprobado',
  zip: 'Formato y código postal comprobados',
  dpv: 'Dirección verificada',
}

/** Shows how thorough the address check was; nothing if there was none. */
export function AddressChecked({ checked }: { checked: Confirmation['checked'] }): ReactNode {
  const words = useSpeech().language === 'es' ? spanish : english
  return checked && <p className="mt-3 text-small font-normal text-ink-2">{words[checked]}</p>
}
