import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { Contact, ContactCard } from '@fondly/contracts/bff/contacts.ts'
import type { Occasion } from '@fondly/contracts/bff/occasions.ts'
import { Button } from '../../ui/Button.tsx'
import { toCssProperties } from '../../ui/CardObject.tsx'
import { useLanguage } from '../../words/words.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import { ComingUp } from './ComingUp.tsx'
import { Covers } from './Covers.tsx'
import { sayName, sayPlace, sayShortDay } from './say-contact.ts'
import { placeOnAxis, type TimeAxis } from './time-axis.ts'

type ContactRowProps = {
  contact: Contact
  cards: readonly ContactCard[]
  /** The next occasion. */
  occasion: Occasion | undefined
  shelf: ReadonlyMap<string, Card>
  axis: TimeAxis
  linePx: number | undefined
  today: string
  isOpen: boolean
  /** True for the only row that the Tab key reaches. The arrow keys lead to the other rows. */
  isStop: boolean
  onOpen: (id: string) => void
  onWrite: (contact: Contact) => void
}

/** One person: the name, the cards on the timeline, and the next occasion. */
export function ContactRow({ contact, cards, occasion, shelf, axis, linePx, today, isOpen, isStop, onOpen, onWrite }: ContactRowProps) {
  const texts = useAddressBookWords()
  const { locale } = useLanguage()
  const tabIndex = isStop ? 0 : -1
  const name = sayName(contact)
  // The timeline does not reach to later occasions.
  const next = occasion && occasion.nextDay < axis.end ? occasion : undefined
  return (
    // Only for the mouse; keyboard and voice use the button with the name.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li data-row={contact.id} data-open={isOpen || undefined} onClick={() => onOpen(contact.id)} className="book-row book-grid">
      <div className="book-person">
        <button type="button" data-stop tabIndex={tabIndex} aria-expanded={isOpen} className="max-w-full text-left hover:text-accent">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-small wrap-anywhere text-ink-2">{sayPlace(contact)}</span>
        </button>
      </div>
      <div className="book-line">
        <Covers cards={cards} shelf={shelf} axis={axis} linePx={linePx} today={today} isStop={isStop} onOpen={() => onOpen(contact.id)} />
        {next && (
          <span aria-hidden="true" className="book-next" style={toCssProperties({ '--at': placeOnAxis(axis, next.nextDay) })}>
            {sayShortDay(next.nextDay, next.nextDay, locale)}
          </span>
        )}
      </div>
      <ComingUp contact={contact} occasion={next} today={today} />
      <Button
        looks={next ? 'outline' : 'quiet'}
        data-stop
        tabIndex={tabIndex}
        aria-label={texts.writeTo(name)}
        onClick={(event) => {
          event.stopPropagation()
          onWrite(contact)
        }}
        className="book-write"
      >
        {texts.write}
      </Button>
    </li>
  )
}
