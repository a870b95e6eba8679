import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { contactCardsQuery, eraseContact } from '../../api/contacts.ts'
import { forgetContact } from '../../api/forget-contact.ts'
import { removeForGood } from '../../api/remove-for-good.ts'
import { useAction } from '../../api/use-action.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { useNotice } from '../../ui/Notices.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useAddressBookWords } from './address-book-words.ts'
import { announce } from './ContactNotices.tsx'
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
  const texts = useAddressBookWords()
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const notice = useNotice()
  const [open, setOpen] = useState<'merge' | 'erase'>()
  /** How the merge ended. Afterwards the actions below are shown again. */
  const [ended, setEnded] = useState<'merged' | 'cancelled'>()
  const { data: cards } = useQuery(contactCardsQuery(contact.id))
  const erase = async () => {
    if (!(await run(() => removeForGood(queries, contact.id, () => eraseContact(contact.id))))) return
    onErased()
    notice(<Erased name={sayName(contact)} />)
    await forgetContact(queries, contact.id)
  }
  const beginMerge = () => {
    setEnded(undefined)
    setOpen('merge')
  }
  const endMerge = (how: 'merged' | 'cancelled') => {
    setEnded(how)
    setOpen(undefined)
  }
  return (
    <>
      <output className="block">
        {ended === 'merged' && (
          <p ref={announce} className="mt-8 bg-wash px-4 py-2 text-small text-wash-ink">
            {texts.merged(sayName(contact))}
          </p>
        )}
      </output>
      {open === 'merge' ? (
        <MergeContact contact={contact} onMerged={() => endMerge('merged')} onCancel={() => endMerge('cancelled')} />
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
                {contact.isShared ? texts.keepPersonal : texts.share}
                <span className="block text-small font-normal text-ink-2">
                  {contact.isShared ? texts.keepPersonalText : texts.shareText}
                </span>
              </button>
            </li>
          )}
          <li>
            <button
              ref={ended === 'cancelled' ? takeFocus : undefined}
              type="button"
              aria-disabled={form.isDirty}
              onClick={() => !form.isDirty && beginMerge()}
              className={ROW}
            >
              {texts.merge}
            </button>
          </li>
          <li>
            <button type="button" onClick={() => setOpen('erase')} className={`${ROW} text-error`}>
              {texts.erase}
            </button>
          </li>
        </ul>
      )}
      {open === 'erase' && (
        <Confirm
          title={texts.eraseTitle(sayName(contact))}
          text={texts.eraseText(cards?.length ?? 0)}
          yes={texts.eraseYes}
          no={texts.eraseNo}
          busy={busy}
          failure={failure}
          onYes={() => void erase()}
          onNo={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

function Erased({ name }: { name: string }) {
  return useAddressBookWords().erased(name)
}

const ROW = 'min-h-11 w-full py-2 text-left font-medium hover:underline aria-disabled:text-ink-3'
