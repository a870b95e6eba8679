import type { ListedPerson } from '@fondly/contracts/bff/people.ts'
import type { Ref } from 'react'
import { PersonState } from './PersonState.tsx'
import { BOX, CHOICE_CELL, ROLES, ROW_GRID } from './row-grid.ts'
import { usePeopleWords } from './people-words.ts'

type PersonRowProps = {
  ref: Ref<HTMLTableRowElement>
  /** The row's position in the list, from 0. */
  index: number
  /** The distance in CSS pixels from the head of the table to the row. */
  offset: number
  person: ListedPerson
  location: string
  isOpen: boolean
  isChosen: boolean
  /** True if a tap anywhere on the row chooses the person. */
  isSelecting: boolean
  failure: string | undefined
  now: number
  dayFormat: Intl.DateTimeFormat
  onOpen: () => void
  onChoose: (isChosen: boolean) => void
}

/** One person of the list. */
export function PersonRow({
  ref,
  index,
  offset,
  person,
  location,
  isOpen,
  isChosen,
  isSelecting,
  failure,
  now,
  dayFormat,
  onOpen,
  onChoose,
}: PersonRowProps) {
  const texts = usePeopleWords()
  const { id, name, email, role } = person
  return (
    // Only for the mouse; keyboard and voice use the button in the row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr
      ref={ref}
      {...ROLES.row}
      aria-rowindex={index + 2}
      data-index={index}
      data-row={id}
      onClick={isSelecting ? () => onChoose(!isChosen) : onOpen}
      className={`absolute inset-x-0 top-0 min-h-14.5 cursor-pointer border-b border-rule py-1 leading-5 ${ROW_GRID} ${isOpen || isChosen ? 'bg-wash text-wash-ink' : 'hover:bg-sheet'} ${isOpen ? 'shadow-[inset_3px_0_0_var(--accent)]' : ''}`}
      style={{ transform: `translateY(${offset}px)` }}
    >
      {/* The checkbox is easy to miss, so a click beside it must not open the person. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <td {...ROLES.cell} className={CHOICE_CELL} onClick={(event) => event.stopPropagation()}>
        <label className="grid size-11 place-items-center">
          <span className="sr-only">{texts.choose(name || email)}</span>
          <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} className={BOX} />
        </label>
      </td>
      <td {...ROLES.cell} className="min-w-0">
        <button type="button" aria-expanded={isSelecting ? undefined : isOpen} className="max-w-full text-left hover:text-accent">
          <span className="block truncate font-semibold">{name || email}</span>
          <span className="block truncate text-small text-ink-2">{email}</span>
        </button>
        {failure && <span className="block text-small font-medium text-error">{failure}</span>}
      </td>
      <td {...ROLES.cell} className="@max-2xl:hidden">
        {role ? texts.roles[role] : texts.unknownRole}
      </td>
      <td {...ROLES.cell} className="truncate @max-2xl:order-last @max-2xl:text-small @max-2xl:text-ink-2">
        {location}
      </td>
      <td {...ROLES.cell} className="@max-2xl:text-right">
        <PersonState person={person} now={now} dayFormat={dayFormat} />
      </td>
    </tr>
  )
}
