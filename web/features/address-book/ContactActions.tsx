import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { contactCardsQuery, contactsKey, eraseContact } from '../../api/contacts.ts'
import { forgetOccasions } from '../../api/occasions.ts'
import { useAction } from '../../api/use-action.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import { MergeContact } from './MergeContact.tsx'
import { sayName } from './say-contact.ts'
import type { ContactForm } from './use-contact-form.ts'

type ContactActionsProps = {
  contact: Contact
  form: ContactForm
  isSharing: boolean
  onErased: () => void
}

/** The actions for a contact: share it or keep it personal, merge it with another one, erase it. */
export function ContactActions({ contact, form, isSharing, onErased }: ContactActionsProps) {
  const own = useAddressBookWords()
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const [open, setOpen] = useState<'merge' | 'erase'>()
  const { data: cards } = useQuery(contactCardsQuery(contact.id))
  const erase = async () => {
    if (!(await run(() => eraseContact(contact.id)))) return
    onErased()
    await Promise.all([queries.invalidateQueries({ queryKey: contactsKey }), forgetOccasions(queries)])
  }
  return (
    <>
      {open === 'merge' ? (
        <MergeContact contact={contact} onMerged={() => setOpen(undefined)} onCancel={() => setOpen(undefined)} />
      ) : (
        <ul className="mt-8 border-t border-rule pt-2">
          {isSharing && (
            <li>
              <button
                type="button"
                aria-disabled={form.busy || form.isDirty}
                onClick={() => !form.isDirty && void form.share(!contact.isShared)}
                className={ROW}
              >
                {contact.isShared ? own.keepPersonal : own.share}
                <span className="block text-small font-normal text-ink-2">{contact.isShared ? own.keepPersonalText : own.shareText}</span>
              </button>
            </li>
          )}
          <li>
            <button type="button" aria-disabled={form.isDirty} onClick={() => !form.isDirty && setOpen('merge')} className={ROW}>
              {own.merge}
            </button>
          </li>
          <li>
            <button type="button" onClick={() => setOpen('erase')} className={`${ROW} text-error`}>
              {own.erase}
            </button>
          </li>
        </ul>
      )}
      {open === 'erase' && (
        <Confirm
          title={own.eraseTitle(sayName(contact))}
          text={own.eraseText(cards?.length ?? 0)}
          yes={own.eraseYes}
          no={own.eraseNo}
          busy={busy}
          failure={failure}
          onYes={() => void erase()}
          onNo={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

const ROW = 'min-h-11 w-full py-2 text-left font-medium hover:underline aria-disabled:text-ink-3'
