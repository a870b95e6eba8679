import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import { useLanguage } from '../../words/words.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import { sayShortDay } from './say-contact.ts'

/** What is next for a person, and when the last card was sent. */
export function ComingUp({ contact: { lastSentOn }, today }: { contact: Contact; today: string }) {
  const own = useAddressBookWords()
  const { locale } = useLanguage()
  return (
    <p className="book-coming" data-nothing>
      <span className="block font-semibold">{own.nothingComingUp}</span>
      <span className="block text-ink-2">{lastSentOn ? own.lastWritten(sayShortDay(lastSentOn, today, locale)) : own.neverWritten}</span>
    </p>
  )
}
