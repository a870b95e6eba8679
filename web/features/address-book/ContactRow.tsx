import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { Contact, ContactCard } from '@fondly/contracts/bff/contacts.ts'
import { Button } from '../../ui/Button.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import { ComingUp } from './ComingUp.tsx'
import { Covers } from './Covers.tsx'
import { sayName, sayPlace } from './say-contact.ts'
import type { TimeAxis } from './time-axis.ts'

type ContactRowProps = {
  contact: Contact
  cards: readonly ContactCard[]
  shelf: ReadonlyMap<string, Card>
  axis: TimeAxis
  today: string
  isOpen: boolean
  /** The Tab key stops in this row only; the arrow keys lead to the others. */
  isStop: boolean
  onOpen: (id: string) => void
  onWrite: (contact: Contact) => void
}

/** One person: the name, the cards on the line of time, what comes next. */
export function ContactRow({ contact, cards, shelf, axis, today, isOpen, isStop, onOpen, onWrite }: ContactRowProps) {
  const own = useAddressBookWords()
  const tabIndex = isStop ? 0 : -1
  const name = sayName(contact)
  return (
    // Only for the mouse; keyboard and voice use the button with the name.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li data-row={contact.id} data-open={isOpen || undefined} onClick={() => onOpen(contact.id)} className="book-row book-grid">
      <div className="book-person">
        <button type="button" data-stop tabIndex={tabIndex} aria-expanded={isOpen} className="max-w-full text-left hover:text-accent">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-ink-2">{sayPlace(contact)}</span>
        </button>
      </div>
      <div className="book-line">
        <Covers cards={cards} shelf={shelf} axis={axis} today={today} isStop={isStop} onOpen={() => onOpen(contact.id)} />
      </div>
      <ComingUp contact={contact} today={today} />
      <Button
        looks="quiet"
        data-stop
        tabIndex={tabIndex}
        aria-label={own.writeTo(name)}
        onClick={(event) => {
          event.stopPropagation()
          onWrite(contact)
        }}
        className="book-write"
      >
        {own.write}
      </Button>
    </li>
  )
}
