import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { NAME_FIELDS, type NameField } from '@fondly/domain/order-form/order-form.ts'
import { accountLabel } from '@fondly/domain/order-form/account-label.ts'
import { STATES } from '@fondly/domain/order-form/states.ts'
import { zipAsTyped } from '@fondly/domain/order-form/typing.ts'
import { readLocalText } from '@fondly/languages/fill-message.ts'
import { useId } from 'react'
import { useFormWords } from '../../words/form-words.ts'
import { MAX_SHORT_CHARACTERS, SelectField, TextField } from '../../ui/Field.tsx'
import { useLanguage } from '../../words/words.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { toFieldProps, useForm } from './form-state.tsx'
import { useProblemSentence } from './problem-sentence.ts'

// Loaded after the fields: a name can be refused only after the sender has left its field.
const foundName = lazyPart(async () => (await import('./FoundWord.tsx')).FoundName, { isVital: false })

/** The problems of an empty city, state and ZIP code, which share a row. */
const LAST_ROW_PROBLEMS = ['city-missing', 'state-missing', 'zip-code-missing'] as const

/** The recipient's name and address. The browser must not fill in the sender's own address. */
export function AddressFields({ pageData: { accountNumber }, isSeen }: { pageData: OrderFormPageData; isSeen: boolean }) {
  const { tag } = useLanguage()
  const formWords = useFormWords()
  const form = useForm()
  const accountName = accountNumber && accountLabel(accountNumber)
  // The list of about sixty states is drawn only after the form is visible, so that the form opens faster.
  const states = isSeen ? STATES : STATES.filter(({ code }) => code === form.values.state)

  const { sentences } = form
  const say = useProblemSentence()
  // In a language with longer words, these sentences need two lines. Otherwise they are cut when all three fields are empty.
  const hasLongWords = LAST_ROW_PROBLEMS.some((code) => say({ code }).length > MAX_SHORT_CHARACTERS)
  const lastRow = `md:col-span-2 ${hasLongWords ? 'two-lines' : ''}`
  /** The problem of a field may use the width of the whole row, unless another field of the row has a problem too. */
  const reach = (side: 'left' | 'right', ...others: (keyof typeof sentences)[]) =>
    others.some((name) => sentences[name]) ? side : `${side} reach-${side}`

  return (
    <div className="address-rows relative grid items-end gap-x-4 gap-y-0.5 md:grid-cols-6">
      {accountNumber && (
        <TextField
          label={accountName ? readLocalText(accountName, tag) : formWords.accountNumber}
          optional={!accountNumber.required}
          inputMode={accountNumber.numeric ? 'numeric' : 'text'}
          maxLength={200}
          autoComplete="off"
          data-autofocus
          className={`md:col-span-2 ${reach('right', 'firstName', 'lastName')}`}
          {...toFieldProps(form, 'accountNumber')}
        />
      )}
      {NAME_FIELDS.map((name, index) => (
        <NameBox
          key={name}
          name={name}
          isFirst={index === 0 && !accountNumber}
          className={`${accountNumber ? 'md:col-span-2' : 'md:col-span-3'} ${index === 0 ? `${accountNumber ? 'mid ' : ''}${reach('right', 'lastName')}` : reach('left', 'firstName', 'accountNumber')}`}
        />
      ))}
      <TextField
        label={formWords.address1}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={500}
        className={`two-lines md:col-span-4 ${reach('right', 'address2')}`}
        {...toFieldProps(form, 'address1')}
      />
      <TextField
        label={formWords.address2}
        optional
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        className={`two-lines md:col-span-2 ${reach('left', 'address1')}`}
        {...toFieldProps(form, 'address2')}
      />
      <TextField
        label={formWords.city}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={200}
        className={`${lastRow} ${reach('right', 'state', 'zipCode')}`}
        {...toFieldProps(form, 'city')}
      />
      <SelectField label={formWords.state} autoComplete="off" className={lastRow} {...toFieldProps(form, 'state')}>
        <option value="">{formWords.chooseState}</option>
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={formWords.zipCode}
        inputMode="numeric"
        autoComplete="off"
        className={`${lastRow} ${reach('left', 'city', 'state')}`}
        {...toFieldProps(form, 'zipCode')}
        onChange={({ target }) => {
          const { value, selectionStart } = target
          target.value = zipAsTyped(value)
          // Keeps the caret in its place when the sender corrects a digit in the middle.
          const at = zipAsTyped(value.slice(0, selectionStart ?? undefined)).length
          target.setSelectionRange(at, at)
          form.change('zipCode', target.value)
        }}
      />
    </div>
  )
}

function NameBox({ name, isFirst, className }: { name: NameField; isFirst: boolean; className: string }) {
  const formWords = useFormWords()
  const found = useId()
  return (
    <div className={`name-box ${className}`}>
      <TextField
        label={formWords[name]}
        describedBy={found}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={200}
        {...(isFirst ? { 'data-autofocus': true } : {})}
        {...toFieldProps(useForm(), name)}
      />
      <foundName.Part id={found} name={name} />
    </div>
  )
}
