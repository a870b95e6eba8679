import type { ListedPerson, PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import type { Message } from '@fondly/domain/message.ts'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useMemo } from 'react'
import { useNow } from '../../../ui/use-now.ts'
import { useReasonText } from '../../../words/refusal-text.ts'
import { useLanguage } from '../../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { BOX, ROLES, ROW_GRID } from './row-grid.ts'
import { PersonRow } from './PersonRow.tsx'
import { usePeopleWords } from './people-words.ts'
import { usePageTop } from './use-page-top.ts'

type PeopleTableProps = {
  people: readonly ListedPerson[]
  locations: PeopleAnswer['locations']
  open: string | undefined
  onOpen: (id: string) => void
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
  /** Why the last bulk change failed, by person. */
  failures: ReadonlyMap<string, Message>
  /** In a narrow window, checkboxes are shown only while the user chooses people. */
  isSelecting: boolean
}

const ROW_PX = 58
const OVERSCAN_ROWS = 12

/** The list of people. Only visible rows are drawn, so that ten thousand people scroll smoothly. */
export function PeopleTable({ people, locations, open, onOpen, chosen, onChoose, failures, isSelecting }: PeopleTableProps) {
  const texts = usePeopleWords()
  const { pages } = useDashboardWords()
  const { locale } = useLanguage()
  const reasonText = useReasonText()
  const { ref: body, topPx } = usePageTop()
  // The result of the virtualizer changes during scrolling, so the React compiler must not memoize this component.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count: people.length,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN_ROWS,
    scrollMargin: topPx,
    getItemKey: (at) => people[at]?.id ?? at,
  })
  const labels = new Map(locations.map(({ value, label }) => [value, label]))
  const isAll = people.length > 0 && people.every(({ id }) => chosen.has(id))
  const now = useNow().getTime()
  // Created once, because a formatter for each row would take longer than drawing the row.
  const dayFormat = useMemo(() => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }), [locale])

  const sayFailure = (id: string) => {
    const reason = failures.get(id)
    return reason && reasonText(reason)
  }
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChoose(next)
  }
  return (
    <table
      {...ROLES.table}
      aria-label={pages.people}
      aria-rowcount={people.length + 1}
      className="group/people block"
      data-selecting={isSelecting}
    >
      <thead {...ROLES.group} className="block @max-2xl:sr-only">
        <tr {...ROLES.row} aria-rowindex={1} className={`h-12 border-b-[1.5px] border-ink font-semibold ${ROW_GRID}`}>
          <th {...ROLES.head} scope="col">
            <input
              type="checkbox"
              aria-label={texts.chooseAll}
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = !isAll && chosen.size > 0
              }}
              onChange={() => onChoose(isAll ? new Set() : new Set(people.map(({ id }) => id)))}
              className={`ml-3 block ${BOX}`}
            />
          </th>
          {[texts.name, texts.role, texts.location, texts.state].map((title) => (
            <th key={title} {...ROLES.head} scope="col" className="text-left">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} {...ROLES.group} className="relative block" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const person = people[index]
          return (
            person && (
              <PersonRow
                key={key}
                ref={rows.measureElement}
                index={index}
                offset={start - topPx}
                person={person}
                location={labels.get(person.location) ?? person.location}
                isOpen={person.id === open}
                isChosen={chosen.has(person.id)}
                failure={sayFailure(person.id)}
                now={now}
                dayFormat={dayFormat}
                isSelecting={isSelecting}
                onOpen={() => onOpen(person.id)}
                onChoose={(isChosen) => choose(person.id, isChosen)}
              />
            )
          )
        })}
      </tbody>
    </table>
  )
}
