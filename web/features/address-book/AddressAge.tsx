import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useLanguage } from '../../words/words.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import { sayAge } from './say-contact.ts'

/** Whether the address stands as the post office writes it, and since when. */
export function AddressAge({ contact: { isStandardised, checkedOn }, today }: { contact: Contact; today: string }) {
  const own = useAddressBookWords()
  const { locale } = useLanguage()
  const age = checkedOn === null ? undefined : sayAge(checkedOn, today, locale)
  return (
    <p className="mb-4 text-small text-ink-2">
      {isStandardised && <Icon name="check" size={16} className="mr-1 inline text-ok" />}
      {age === undefined ? own.notChecked : isStandardised ? own.standardised(age) : own.checkedUnknown(age)}
    </p>
  )
}
