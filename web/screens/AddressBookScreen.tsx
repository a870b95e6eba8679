import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import { presetRecipient } from '@fondly/domain/user/preset-recipient.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { savePrefill } from '../api/hand-over.ts'
import { sessionQuery } from '../api/session.ts'
import { addressBook } from '@fondly/languages/english/address-book.ts'
import { AddressBook } from '../features/address-book/AddressBook.tsx'
import { FIRST_CONTROL } from '../ui/return-focus.ts'
import { useNotice } from '../ui/Notices.tsx'
import { useErrorText } from '../api/use-error-text.ts'
import { useSection } from '../words/words.tsx'
import { forgetInitialQuery } from './initial-query.ts'

/** /address-book. Writing to a person opens the catalogue; the form of the chosen card then has this person as its recipient. */
export function AddressBookScreen() {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const notice = useNotice()
  const write = async (contact: Contact) => {
    const { firstName, lastName, address1, address2, city, state, zipCode } = contact
    const recipient = presetRecipient({ firstName, lastName, address1, address2, city, state, zipCode })
    try {
      await savePrefill({ recipient: { ...recipient } })
    } catch (error) {
      return notice(<NotWritten error={error} />)
    }
    // The recipient in the address of this visit is another person, so it is forgotten.
    forgetInitialQuery()
    queries.setQueryData(sessionQuery.queryKey, (known) => (known?.signedIn ? { ...known, recipient, shippingDate: undefined } : known))
    navigate('/')
    // The pressed button disappeared with its page, so the focus needs a new place.
    requestAnimationFrame(focusFirstControl)
    notice(<ChooseCard name={`${firstName} ${lastName}`.trim()} />)
  }
  return <AddressBook onWrite={(contact) => void write(contact)} />
}

function focusFirstControl(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>(FIRST_CONTROL)?.focus()
}

function NotWritten({ error }: { error: unknown }) {
  return useErrorText()(error)
}

/** Says for whom a card is chosen. The notice disappears when the card is sent or its form is closed. */
function ChooseCard({ name }: { name: string }) {
  const { chooseCardFor } = useSection('addressBook', addressBook)
  const notice = useNotice()
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  const isOver = !data?.signedIn || !data.recipient
  return <span ref={isOver ? () => notice(undefined) : undefined}>{chooseCardFor(name)}</span>
}
