import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { contactMatchesQuery, contactQuery, mergeContacts } from '../../api/contacts.ts'
import { forgetContact } from '../../api/forget-contact.ts'
import { removeForGood } from '../../api/remove-for-good.ts'
import { useAction } from '../../api/use-action.ts'
import { bringIntoView } from '../../ui/bring-into-view.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import { useAddressBookWords } from './address-book-words.ts'
import { findDifferent, toValues } from './contact-values.ts'
import { sayName, sayPlace } from './say-contact.ts'
import { ValueChange } from './ValueChange.tsx'

const PAUSE_MS = 200

type MergeContactProps = { contact: Contact; onMerged: () => void; onCancel: () => void }

/** Finds another contact for the same person, shows what will be kept, and merges both. */
export function MergeContact({ contact, onMerged, onCancel }: MergeContactProps) {
  const texts = useAddressBookWords()
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const [text, setText] = useState(contact.lastName || contact.firstName)
  const [other, setOther] = useState<Contact>()
  const { data } = useQuery(contactMatchesQuery(useDebounced(text.trim(), PAUSE_MS)))
  const found = data?.filter(({ id }) => id !== contact.id)
  const merge = (goes: Contact) =>
    run(async () => {
      const merged = await removeForGood(queries, goes.id, () => mergeContacts(contact.id, goes.id))
      queries.setQueryData(contactQuery(contact.id).queryKey, merged)
      onMerged()
      await forgetContact(queries, goes.id)
    })
  return (
    <section aria-label={texts.mergeTitle} className="mt-5 border-t-2 border-accent bg-wash px-4 py-4 text-wash-ink">
      <h3 className="text-[1.25rem]/7">{texts.mergeTitle}</h3>
      {other ? (
        <Comparison stays={contact} goes={other} />
      ) : (
        <>
          <SearchField
            inputRef={chooseText}
            label={texts.mergeSearch}
            hint={texts.mergeSearch}
            value={text}
            onSearch={setText}
            spellCheck={false}
            className="mt-3 text-ink"
          />
          {found?.length === 0 && <output className="mt-3 block">{texts.mergeNobody}</output>}
          <ul className="mt-2">
            {found?.map((one) => (
              <li key={one.id}>
                <button type="button" onClick={() => setOther(one)} className="min-h-11 w-full py-1.5 text-left hover:underline">
                  <span className="block truncate font-semibold">{sayName(one)}</span>
                  <span className="block truncate text-small">{sayPlace(one)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="alert" className="font-medium text-error">
        {failure}
      </p>
      {/* The comparison is longer than the search, so its buttons must be scrolled into view. */}
      <div key={other?.id} ref={bringIntoView} className="mt-3 flex flex-wrap gap-3">
        {other && (
          <>
            <Button looks="primary" aria-disabled={busy} onClick={() => void merge(other)}>
              {texts.mergeYes}
            </Button>
            <Button onClick={() => setOther(undefined)}>{texts.mergeOther}</Button>
          </>
        )}
        <Button looks="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </section>
  )
}

/** The search field takes the focus with its text selected, so that typing replaces the text. */
const chooseText = (search: HTMLInputElement | null) => {
  search?.focus()
  search?.select()
}

/** The values that stay, and the values of the other contact that will be lost. */
function Comparison({ stays, goes }: { stays: Contact; goes: Contact }) {
  const texts = useAddressBookWords()
  const different = findDifferent(toValues(goes), toValues(stays)).filter(
    (name) => name !== 'tags' && name !== 'note' && name !== 'isShared',
  )
  return (
    <div className="mt-3">
      <p ref={takeFocus} tabIndex={-1} className="font-semibold">
        {texts.mergeInto(sayName(stays))}
      </p>
      <p>{[stays.address1, stays.address2, stays.city, `${stays.state} ${stays.zipCode}`.trim()].filter(Boolean).join(', ')}</p>
      <p className="mt-3 font-semibold">{texts.mergeGoes(sayName(goes))}</p>
      {different.length === 0 && <p>{texts.mergeSame}</p>}
      {different.map((name) => (
        <ValueChange key={name} name={name} old={toValues(goes)} now={toValues(stays)} />
      ))}
      <p className="mt-3">{texts.mergeComes}</p>
    </div>
  )
}
