import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { HISTORY_COLUMNS, type HistoryColumn, type HistorySort } from '@fondly/domain/order-history/history-sort.ts'
import { InlineSelect } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useHistoryWords } from './history-words.ts'
import { MiniCard } from './MiniCard.tsx'
import { StatusAndFate } from './StatusWord.tsx'

/** Lists the orders where a table does not fit. */
export function HistoryList({
  rows,
  cardOf,
  onOpen,
}: {
  rows: HistoryRow[]
  cardOf: (row: HistoryRow) => Card | undefined
  onOpen: (id: string) => void
}) {
  const words = useHistoryWords()
  return (
    <ul aria-label={words.title} className="border-t-[1.5px] border-ink">
      {rows.map((row) => (
        <li key={row.id} data-order={row.id} className="border-b border-rule">
          <button
            type="button"
            onClick={() => onOpen(row.id)}
            className="-mx-2 flex w-[calc(100%+16px)] items-center gap-3 px-2 py-3 text-left"
          >
            <MiniCard card={cardOf(row)} />
            <span className="min-w-0 grow">
              <span className="block truncate font-semibold">{row.recipient}</span>
              <span className="block truncate text-ink-2">{row.prodName}</span>
              <span className="tabular flex flex-wrap justify-between gap-x-3 text-small text-ink-2">
                {row.orderDate}
                <span>
                  <StatusAndFate row={row} />
                </span>
              </span>
            </span>
            <Icon name="right" size={18} className="text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Sorts the list, which has no column heads to click. */
export function SortChoice({ sort, onSort }: { sort: HistorySort; onSort: (sort: HistorySort) => void }) {
  const words = useHistoryWords()
  return (
    <div className="flex items-center gap-2">
      <InlineSelect
        label={words.sortBy}
        value={sort.column}
        onChange={(event) => onSort({ column: event.target.value as HistoryColumn, descending: sort.descending })}
        className="grow"
      >
        {HISTORY_COLUMNS.map((column) => (
          <option key={column} value={column}>
            {words.columns[column]}
          </option>
        ))}
      </InlineSelect>
      <button
        type="button"
        aria-label={sort.descending ? words.descending : words.ascending}
        onClick={() => onSort({ ...sort, descending: !sort.descending })}
        className="grid size-12 shrink-0 place-items-center rounded-control border border-rule-2"
      >
        <Icon name="down" className={sort.descending ? '' : 'rotate-180'} />
      </button>
    </div>
  )
}
