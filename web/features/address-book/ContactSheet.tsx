import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useId } from 'react'
import { Refused } from '../../api/ask.ts'
import { contactCardsQuery, contactQuery } from '../../api/contacts.ts'
import { contactOccasionsQuery } from '../../api/occasions.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { NotFetched } from '../../ui/NotFetched.tsx'
import { SideSheet } from '../../ui/side-sheet/SideSheet.tsx'
import { useWords } from '../../words/words.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import { AddressAge } from './AddressAge.tsx'
import { ContactActions } from './ContactActions.tsx'
import { ContactFields } from './ContactFields.tsx'
import { ContactNotices } from './ContactNotices.tsx'
import { ContactOccasions } from './ContactOccasions.tsx'
import { PastCardList } from './PastCardList.tsx'
import { sayName } from './say-contact.ts'
import { NEW_PERSON } from './use-book-address.ts'
import { useContactForm } from './use-contact-form.ts'

type ContactSheetProps = {
  id: string
  /** The person from the list, shown until the sheet has fetched the person. */
  listed: Contact | undefined
  isSharing: boolean
  shelf: ReadonlyMap<string, Card>
  /** Today in the time zone of the post; undefined until it is known. */
  today: string | undefined
  onOpen: (id: string) => void
  onWrite: (contact: Contact) => void
  onClose: () => void
  onErased: () => void
  onStep: (by: 1 | -1) => void
}

/** One person of the book, or a new one, beside the list. */
export function ContactSheet(props: ContactSheetProps) {
  const { id, listed, onClose, onStep } = props
  const texts = useAddressBookWords()
  const words = useWords()
  const errorText = useErrorText()
  const isNew = id === NEW_PERSON
  const { data: contact = listed, error, refetch } = useQuery({ ...contactQuery(id), enabled: !isNew })
  if (isNew || contact) return <OpenedContact {...props} contact={isNew ? undefined : contact} />
  const isGone = error instanceof Refused && error.status === 404
  return (
    <SideSheet title={texts.title} onClose={onClose} onStep={onStep}>
      {!error ? (
        <p>{words.loading}</p>
      ) : isGone ? (
        <p>{texts.gone}</p>
      ) : (
        <NotFetched why={errorText(error)} onAgain={() => void refetch()} />
      )}
    </SideSheet>
  )
}

function OpenedContact({
  contact,
  isSharing,
  shelf,
  today,
  onOpen,
  onWrite,
  onClose,
  onErased,
  onStep,
}: ContactSheetProps & { contact: Contact | undefined }) {
  const texts = useAddressBookWords()
  const form = useContactForm(contact, (added) => onOpen(added.id))
  const formId = useId()
  const { isDirty, busy } = form
  return (
    <SideSheet
      title={contact ? sayName(contact) : texts.newTitle}
      subtitle={contact && (contact.isShared ? texts.shared : isSharing && texts.mine)}
      isDirty={isDirty}
      onClose={onClose}
      onStep={onStep}
      foot={
        <>
          {contact && !isDirty && (
            <Button looks="primary" onClick={() => onWrite(contact)}>
              {texts.write}
            </Button>
          )}
          {(isDirty || !contact) && (
            <>
              {contact && (
                <Button looks="quiet" onClick={form.forget}>
                  {texts.cancel}
                </Button>
              )}
              <Button looks="primary" type="submit" form={formId} aria-disabled={busy || !isDirty}>
                {texts.save}
              </Button>
            </>
          )}
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (isDirty) void form.save()
        }}
      >
        <ContactFields
          form={form}
          isNew={!contact}
          address={contact && today && !isDirty && <AddressAge contact={contact} today={today} form={form} />}
        />
        {!contact && isSharing && (
          <label className="mb-3 flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="box"
              checked={form.values.isShared}
              onChange={({ target }) => form.type({ isShared: target.checked })}
            />
            <span>{texts.share}</span>
          </label>
        )}
        <ContactNotices form={form} onOpen={onOpen} />
      </form>
      {contact && (
        <>
          <ContactOccasions contactId={contact.id} />
          <PastCardList id={contact.id} shelf={shelf} />
          <ActionsInPlace contact={contact} form={form} isSharing={isSharing} onErased={onErased} />
        </>
      )}
    </SideSheet>
  )
}

/** Shows the actions when what stands above them has come or failed: a click on 'Erase for good' must not miss because it moves away. */
function ActionsInPlace(props: ComponentProps<typeof ContactActions>) {
  const { id } = props.contact
  const occasions = useQuery(contactOccasionsQuery(id))
  const cards = useQuery(contactCardsQuery(id))
  return !occasions.isPending && !cards.isPending && <ContactActions {...props} />
}
