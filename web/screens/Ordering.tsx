import { useQuery } from '@tanstack/react-query'
import { Activity, useState } from 'react'
import { flushSync } from 'react-dom'
import { orderFormQuery, type OnPreloaded, preloadOrderForm } from '../api/order-form.ts'
import type { CarriedForm } from '../features/order-form/carried-form.ts'
import { takeCarried } from './carried-to.ts'
import { OpenForm, type OpenFormProps } from './OpenForm.tsx'

/** Shows the form, its preview, the sending and the confirmation. Until `isOpen`, the form is rendered hidden and sends nothing. */
export function Ordering({ isOpen, ...props }: Omit<OpenFormProps, 'carried' | 'onAnother'> & { isOpen: boolean }) {
  const { cardId, formOf, session, onGo } = props
  const [carried, carry] = useState(() => takeCarried(cardId))
  // A hidden form has no active query. This query keeps the preloaded page data in the cache.
  useQuery({ ...orderFormQuery(cardId), enabled: false, notifyOnChangeProps: [] })
  // Only the `formOf` of the moment of opening counts. A sending that the open form starts must not change the form's content.
  const [opening, setOpening] = useState({ session, isOpen, formOf: isOpen ? formOf : undefined, times: 0 })
  // A hidden form is renewed when the session changes, so that it opens with the current recipient.
  const isNew = (!isOpen && opening.session !== session) || (isOpen && !opening.isOpen && formOf !== undefined)
  if (isNew || opening.isOpen !== isOpen)
    setOpening({ session, isOpen, formOf: isOpen && !opening.isOpen ? formOf : opening.formOf, times: opening.times + (isNew ? 1 : 0) })
  const sendAnother = (words: CarriedForm) => {
    carry(words)
    // The next person gets a new form with its own draft.
    setOpening({ ...opening, formOf: undefined, times: opening.times + 1 })
    onGo(cardId)
  }
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <OpenForm key={opening.times} {...props} formOf={opening.formOf} carried={carried} onAnother={sendAnother} />
    </Activity>
  )
}

/** Preloads the page data of a card's form. `onPreloaded` renders synchronously, so that the hidden form holds the page data at once. */
export const preloadForm = (cardId: string, onPreloaded: OnPreloaded) =>
  preloadOrderForm(cardId, (preloadedCard) => flushSync(() => onPreloaded(preloadedCard)))

export * from '../ui/paper/paper-tools.ts'
