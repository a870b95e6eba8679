import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import type { Occasion } from '@fondly/contracts/bff/occasions.ts'
import { sayMailBy, sayOccasion, useOccasionWords } from '../../words/occasion-words.ts'
import { useLanguage } from '../../words/words.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import { sayShortDay } from './say-contact.ts'

type ComingUpProps = { contact: Contact; occasion: Occasion | undefined; today: string }

/** The next occasion of a person and the last mail date for it; without an occasion, when the last card was sent. */
export function ComingUp({ contact: { lastSentOn }, occasion, today }: ComingUpProps) {
  const texts = useAddressBookWords()
  const occasionWords = useOccasionWords()
  const { locale } = useLanguage()
  const reading = { own: occasionWords, today, locale }
  if (occasion) {
    const { nextDay: day, mailBy } = occasion
    return (
      <p className="book-coming">
        <span className="block font-semibold">{sayOccasion({ ...occasion, day }, reading)}</span>
        <span className="block text-ink-2">{sayMailBy({ mailBy, day }, reading)}</span>
      </p>
    )
  }
  return (
    <p className="book-coming" data-nothing>
      <span className="block font-semibold">{texts.nothingComingUp}</span>
      <span className="block text-ink-2">
        {lastSentOn ? texts.lastWritten(sayShortDay(lastSentOn, today, locale)) : texts.neverWritten}
      </span>
    </p>
  )
}
