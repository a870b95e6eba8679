import '../../utilities.css'
import './address-book.css'
import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import { CONTACTS_PER_PAGE } from '@fondly/domain/contacts/contact.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { keepFocus } from '../../ui/keep-focus.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { NotFetched } from '../../ui/NotFetched.tsx'
import { SideContext } from '../../ui/side-sheet/side-context.ts'
import { useLanguage } from '../../words/words.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import { BookHead } from './BookHead.tsx'
import { ContactList } from './ContactList.tsx'
import { ContactSheet } from './ContactSheet.tsx'
import { findBeside, focusRow, focusSearch } from './move-in-list.ts'
import { Nobody, WaitingList } from './NoList.tsx'
import { TagChoice } from './TagChoice.tsx'
import { NEW_PERSON, useBookAddress } from './use-book-address.ts'
import { useContacts } from './use-contacts.ts'
import { useDebounced } from '../../ui/use-debounced.ts'

const importPart = lazyPart(async () => (await import('./ContactImport.tsx')).ContactImport)

/** The pause that shows that the reader has stopped typing. */
const PAUSE_MS = 200

type AddressBookProps = {
  /** Opens the catalogue, in which the user chooses a card for this person. */
  onWrite: (contact: Contact) => void
}

/** /address-book: the contacts of the user, each with a timeline of cards. */
export function AddressBook({ onWrite }: AddressBookProps) {
  const texts = useAddressBookWords()
  const { language } = useLanguage()
  const [side, setSide] = useState<HTMLElement | null>(null)
  const [text, setText] = useState('')
  const [tag, setTag] = useState<string>()
  const { open, openPerson, importing, openImport } = useBookAddress()
  const found = useContacts({ text: useDebounced(text.trim(), PAUSE_MS), tag, language })
  const { answer, contacts } = found
  const isNarrowed = text.trim() !== '' || tag !== undefined

  const step = (by: 1 | -1) => {
    const next = findBeside(contacts, open, by)
    if (next) openPerson(next.id)
  }
  const close = (focused = open) => {
    openPerson(undefined)
    // When the sheet is gone, the focus returns to the row, or to the button if the person was new.
    if (focused !== NEW_PERSON) requestAnimationFrame(() => focusRow(focused))
  }
  const showMore = () => {
    // The button disappears with the last page, so the focus moves to the last person in the list.
    if (answer && contacts.length + CONTACTS_PER_PAGE >= answer.total) focusRow(contacts.at(-1)?.id)
    found.showMore()
  }
  const showAll = () => {
    setText('')
    setTag(undefined)
    // The pressed button disappears.
    focusSearch()
  }
  return (
    <SideContext value={side}>
      <div className="address-book flex grow flex-col lg:flex-row">
        <main ref={keepFocus} className="page-margin min-w-0 grow pt-5 pb-12">
          {importing !== undefined ? (
            <importPart.Part id={importing} isSharing={answer?.isSharing ?? false} onOpen={openImport} waiting={<WaitingList />} />
          ) : (
            <div className="book">
              <BookHead
                answer={answer}
                isNarrowed={isNarrowed}
                text={text}
                onSearch={setText}
                onAdd={() => openPerson(NEW_PERSON)}
                onImport={() => openImport('')}
              />
              {answer && <TagChoice tags={answer.tags} tag={tag} onTag={setTag} />}
              {!answer ? (
                found.error ? (
                  <NotFetched why={texts.failed} onAgain={found.again} />
                ) : (
                  <WaitingList />
                )
              ) : contacts.length === 0 ? (
                <Nobody text={text.trim()} tag={tag} onAdd={() => openPerson(NEW_PERSON)} onShowAll={showAll} />
              ) : (
                <>
                  <ContactList
                    contacts={contacts}
                    covers={found.covers}
                    comingUp={found.comingUp}
                    shelf={found.shelf}
                    today={answer.today}
                    open={open}
                    onOpen={openPerson}
                    onWrite={onWrite}
                  />
                  <div className="book-foot">
                    <output className="tabular">{texts.shown({ last: contacts.length, total: answer.total })}</output>
                    {found.moreError ? (
                      <NotFetched why={texts.moreFailed} onAgain={found.again} />
                    ) : (
                      contacts.length < answer.total && (
                        <Button aria-disabled={found.isSearching} onClick={showMore}>
                          {texts.showMore}
                        </Button>
                      )
                    )}
                    <p className="text-ink-2">{texts.byItself}</p>
                  </div>
                </>
              )}
            </div>
          )}
        </main>
        <div ref={setSide} className="contents" />
        {open !== undefined && (
          <ContactSheet
            key={open}
            id={open}
            listed={contacts.find(({ id }) => id === open)}
            isSharing={answer?.isSharing ?? false}
            shelf={found.shelf}
            today={answer?.today}
            onOpen={openPerson}
            onWrite={onWrite}
            onClose={() => close()}
            onErased={() => close((findBeside(contacts, open, 1) ?? findBeside(contacts, open, -1))?.id)}
            onStep={step}
          />
        )}
      </div>
    </SideContext>
  )
}
