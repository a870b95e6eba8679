import { MAX_CONTACT_CHARACTERS, MAX_NOTE_CHARACTERS } from '@fondly/domain/contacts/contact.ts'
import { STATES } from '@fondly/domain/order-form/states.ts'
import { zipAsTyped } from '@fondly/domain/order-form/typing.ts'
import { type ReactNode, useId, useState } from 'react'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import { type ContactValues, readTags } from './contact-values.ts'
import type { ContactForm } from './use-contact-form.ts'

type TextName = 'firstName' | 'lastName' | 'address1' | 'address2' | 'city' | 'zipCode'

/**
 * Name, address, tags and note of a person. `address` is shown below the address fields and contains the result of the address check. For a new
 * person, the first field takes the focus.
 */
export function ContactFields({ form, isNew, address }: { form: ContactForm; isNew: boolean; address: ReactNode }) {
  const texts = useAddressBookWords()
  const { values, type, fillFromZip, result } = form
  const text = (name: TextName, more: object = {}) => (
    <TextField
      label={texts.fields[name]}
      value={values[name]}
      maxLength={MAX_CONTACT_CHARACTERS[name]}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => type({ [name]: target.value } satisfies Partial<ContactValues>)}
      {...more}
    />
  )
  return (
    <>
      <div ref={result?.kind === 'no-name' ? focusIn : undefined} className="grid grid-cols-2 gap-x-4">
        {text('firstName', { 'data-autofocus': isNew || undefined, problem: result?.kind === 'no-name' ? texts.needsName : undefined })}
        {text('lastName')}
      </div>
      {text('address1', { onBlur: fillFromZip })}
      <div className="grid grid-cols-2 gap-x-4">
        {text('address2')}
        {text('city')}
        <SelectField label={texts.fields.state} value={values.state} onChange={({ target }) => type({ state: target.value })}>
          <option value="">{texts.chooseState}</option>
          {!STATES.some(({ code }) => code === values.state) && values.state && <option>{values.state}</option>}
          {STATES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {text('zipCode', {
          inputMode: 'numeric',
          onBlur: fillFromZip,
          onChange: ({ target }: { target: HTMLInputElement }) => type({ zipCode: zipAsTyped(target.value) }),
        })}
      </div>
      {address}
      <Tags form={form} />
      <Note note={values.note} onNote={(note) => type({ note })} />
    </>
  )
}

// Called when a contact without a name cannot be saved.
const focusIn = (names: HTMLElement | null) => names?.querySelector('input')?.focus()

/** Tags are typed as one text. The text stays unchanged until the tags are changed from outside. */
function Tags({ form: { values, type } }: { form: ContactForm }) {
  const texts = useAddressBookWords()
  const [text, setText] = useState(values.tags.join(', '))
  const isSame = JSON.stringify(readTags(text)) === JSON.stringify(values.tags)
  const id = useId()
  return (
    <div>
      <TextField
        label={texts.fields.tags}
        value={isSame ? text : values.tags.join(', ')}
        describedBy={id}
        aria-describedby={id}
        maxLength={900}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value)
          type({ tags: readTags(target.value) })
        }}
      />
      <p id={id} className="-mt-5 mb-3 text-small text-ink-2">
        {texts.tagsHint}
      </p>
    </div>
  )
}

function Note({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  const texts = useAddressBookWords()
  const id = useId()
  return (
    <div className="mb-3">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {texts.fields.note}
      </label>
      <textarea
        id={id}
        rows={3}
        value={note}
        maxLength={MAX_NOTE_CHARACTERS}
        onChange={({ target }) => onNote(target.value)}
        className="block w-full resize-y rounded-control border border-rule-2 bg-sheet px-3.5 py-2.5 text-field hover:border-ink-2 focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent"
      />
    </div>
  )
}
