import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { Contact, ContactCard } from '@fondly/contracts/bff/contacts.ts'
import type { Occasion } from '@fondly/contracts/bff/occasions.ts'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { toCssProperties } from '../../ui/CardObject.tsx'
import { useElementSize } from '../../ui/use-element-size.ts'
import { useLanguage } from '../../words/words.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import { ContactRow } from './ContactRow.tsx'
import { moveInList } from './move-in-list.ts'
import { buildTimeAxis, type TimeAxis } from './time-axis.ts'

type ContactListProps = {
  contacts: readonly Contact[]
  covers: ReadonlyMap<string, readonly ContactCard[]>
  /** The next occasion of each person. */
  comingUp: ReadonlyMap<string, Occasion>
  shelf: ReadonlyMap<string, Card>
  today: string
  open: string | undefined
  onOpen: (id: string) => void
  onWrite: (contact: Contact) => void
}

const NO_CARDS: readonly ContactCard[] = []
/** On a phone there is no timeline. */
const NO_LINE = { linePx: 0 }
const measureLine = ({ clientWidth }: HTMLElement) => ({ linePx: clientWidth })

/** The people, each with a timeline; a line for today crosses all of them. */
export function ContactList({ contacts, covers, comingUp, shelf, today, open, onOpen, onWrite }: ContactListProps) {
  const texts = useAddressBookWords()
  const [focused, setFocused] = useState<string>()
  const line = useRef<HTMLSpanElement>(null)
  const { linePx } = useElementSize(line, measureLine, NO_LINE)
  const axis = useMemo(() => buildTimeAxis(today), [today])
  const stop = [focused, open].find((id) => contacts.some((contact) => contact.id === id)) ?? contacts[0]?.id
  return (
    <div
      className="book-list"
      style={toCssProperties({ '--today': axis.today, '--year': axis.years[0] ?? -1, '--next-year': axis.years[1] ?? -1 })}
    >
      <ListHead axis={axis} line={line} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys bubble up from its buttons */}
      <ul
        aria-label={texts.list}
        onKeyDown={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.altKey && moveInList(event.currentTarget, event)) event.preventDefault()
        }}
        onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-row]')?.dataset['row'])}
      >
        {contacts.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            cards={covers.get(contact.id) ?? NO_CARDS}
            occasion={comingUp.get(contact.id)}
            shelf={shelf}
            axis={axis}
            linePx={linePx || undefined}
            today={today}
            isOpen={contact.id === open}
            isStop={contact.id === stop}
            onOpen={onOpen}
            onWrite={onWrite}
          />
        ))}
      </ul>
      <div aria-hidden="true" className="book-grid book-below">
        <span className="book-today">{texts.today}</span>
      </div>
    </div>
  )
}

/** The names of the columns, and the months of the timeline. They are hidden from screen readers, which do not need them. */
function ListHead({ axis, line }: { axis: TimeAxis; line: RefObject<HTMLSpanElement | null> }) {
  const texts = useAddressBookWords()
  const { locale } = useLanguage()
  const month = useMemo(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }), [locale])
  return (
    <div aria-hidden="true" className="book-grid book-head">
      <span className="font-semibold">{texts.person}</span>
      <span ref={line} className="book-months">
        {axis.months.map(({ first, middle, isNow, isJanuary }) => (
          <span key={first} data-now={isNow || undefined} style={toCssProperties({ '--at': middle })}>
            {isJanuary ? first.slice(0, 4) : month.format(new Date(`${first}T12:00:00Z`))}
          </span>
        ))}
      </span>
      <span className="font-semibold">{texts.comingUp}</span>
    </div>
  )
}
