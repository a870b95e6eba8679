import { useQuery } from '@tanstack/react-query'
import { Activity, useState } from 'react'
import { flushSync } from 'react-dom'
import { orderFormQuery, type OnPreloaded, preloadOrderForm } from '../api/order-form.ts'
import type { CarriedForm } from '../features/order-form/carried-form.ts'
import { takeCarried } from './carried-to.ts'
import { OpenForm, type OpenFormProps } from './OpenForm.tsx'

/** Leads from the form over its preview to the sending and its confirmation. Until `isOpen`, the form is rendered hidden and sends nothing. */
export function Ordering({ isOpen, ...props }: Omit<OpenFormProps, 'carried' | 'onAnother'> & { isOpen: boolean }) {
  const { cardId, formOf, session, onGo } = props
  const [carried, carry] = useState(() => takeCarried(cardId))
  // A hidden form has no active query, so this one keeps the preloaded setting in the cache.
  useQuery({ ...orderFormQuery(cardId), enabled: false, notifyOnChangeProps: [] })
  // Only the `formOf` of an opening counts; a sending from the open form must not change its content.
  const [opening, setOpening] = useState({ session, isOpen, formOf: isOpen ? formOf : undefined, times: 0 })
  // A form opens with the current session, for example with the current recipient.
  const isNew = (!isOpen && opening.session !== session) || (isOpen && !opening.isOpen && formOf !== undefined)
  if (isNew || opening.isOpen !== isOpen)
    setOpening({ session, isOpen, formOf: isOpen && !opening.isOpen ? formOf : opening.formOf, times: opening.times + (isNew ? 1 : 0) })
  const sendAnother = (words: CarriedForm) => {
    carry(words)
    // The next person gets a form of its own, with a draft of its own.
    setOpening({ ...opening, formOf: undefined, times: opening.times + 1 })
    onGo(cardId)
  }
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <OpenForm key={opening.times} {...props} formOf={opening.formOf} carried={carried} onAnother={sendAnother} />
    </Activity>
  )
}

/** Preloads the setting of a card's form. `onPreloaded` renders synchronously, so that the hidden form holds the setting at once. */
export const preloadForm = (cardId: string, onPreloaded: OnPreloaded) =>
  preloadOrderForm(cardId, (preloadedCard) => flushSync(() => onPreloaded(preloadedCard)))

export * from '../ui/paper/paper-tools.ts'
