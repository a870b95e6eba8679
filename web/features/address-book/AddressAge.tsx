import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import { mayBeChecked } from '@fondly/domain/address/address-answer.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useLanguage } from '../../words/words.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import { QUIET_LINK } from './ContactNotices.tsx'
import { sayAge } from './say-contact.ts'
import type { ContactForm } from './use-contact-form.ts'

/** Says whether the address is written in the post office's way, and since when. A complete address can be checked again. */
export function AddressAge({ contact, today, form }: { contact: Contact; today: string; form: ContactForm }) {
  const texts = useAddressBookWords()
  const { locale } = useLanguage()
  const { isStandardised, checkedOn } = contact
  const age = checkedOn === null ? undefined : sayAge(checkedOn, today, locale)
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-4 text-small">
      <p className="text-ink-2">
        {isStandardised && <Icon name="check" size={16} className="mr-1 inline text-ok" />}
        {age === undefined ? texts.notChecked : isStandardised ? texts.standardised(age) : texts.checkedUnknown(age)}
      </p>
      {mayBeChecked({ ...contact, zip: contact.zipCode }) && (
        <button type="button" aria-disabled={form.busy} onClick={() => void form.check()} className={`${QUIET_LINK} text-accent`}>
          {checkedOn === null ? texts.check : texts.checkAgain}
        </button>
      )}
    </div>
  )
}
