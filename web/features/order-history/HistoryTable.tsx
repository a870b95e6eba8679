import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import type { HistoryColumn, HistorySort } from '@fondly/domain/order-history/history-sort.ts'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { WIDTHS } from './columns.ts'
import { useHistoryWords } from './history-words.ts'
import { MiniCard } from './MiniCard.tsx'
import { StatusAndFate } from './StatusWord.tsx'

/** Shows ten orders as rows. A click on a column's head sorts; a click on a row or its number opens the details. */
export function HistoryTable({
  rows,
  columns,
  cardOf,
  sort,
  open,
  onSort,
  onOpen,
}: {
  rows: HistoryRow[]
  columns: HistoryColumn[]
  cardOf: (row: HistoryRow) => Card | undefined
  sort: HistorySort
  open: string | undefined
  onSort: (column: HistoryColumn) => void
  onOpen: (id: string) => void
}) {
  const words = useHistoryWords()
  const whole = columns.reduce((sum, column) => sum + WIDTHS[column], 0)
  return (
    <table className="w-full table-fixed border-collapse text-left" aria-label={words.title}>
      <thead>
        <tr className="h-12 border-b-[1.5px] border-ink">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              style={{ width: `${(WIDTHS[column] * 100) / whole}%` }}
              aria-sort={sort.column === column ? (sort.descending ? 'descending' : 'ascending') : undefined}
              className="p-0 font-semibold"
            >
              <button
                type="button"
                onClick={() => onSort(column)}
                className="group relative flex min-h-12 w-full items-center gap-1 rounded-control px-2 text-left leading-5 hover:text-accent"
              >
                {words.columns[column]}
                {sort.column === column ? (
                  <Icon name="down" size={16} className={sort.descending ? '' : 'rotate-180'} />
                ) : (
                  <Icon name="down" size={14} className="absolute bottom-0 left-2 opacity-0 group-hover:opacity-70" />
                )}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          // Only for the mouse; keyboard and voice use the number's button.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <tr
            key={row.id}
            data-order={row.id}
            onClick={() => isSelecting() || onOpen(row.id)}
            className={`h-[58px] cursor-pointer border-b border-rule ${row.id === open ? 'bg-wash text-wash-ink' : 'hover:bg-paper'}`}
          >
            {columns.map((column) => (
              <td key={column} className="px-2 py-0.5 align-middle">
                <Cell column={column} row={row} card={column === 'prodName' ? cardOf(row) : undefined} isOpen={row.id === open} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({
  column,
  row,
  card,
  isOpen,
}: {
  column: HistoryColumn
  row: HistoryRow
  card: Card | undefined
  isOpen: boolean
}): ReactNode {
  const words = useHistoryWords()
  switch (column) {
    case 'orderNo':
      return (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={words.details(row.orderNo || row.recipient)}
          className="tabular min-h-11 max-w-full truncate rounded-control underline decoration-1 underline-offset-3 hover:text-accent"
        >
          {row.orderNo || words.noNumber}
        </button>
      )
    case 'prodName':
      return (
        <span className="flex items-center gap-3">
          <MiniCard card={card} />
          <TwoLines upper={row.prodName} lower={`#${row.prodId}`} />
        </span>
      )
    case 'shipAddress':
      return <TwoLines upper={row.shipLines.slice(0, -1).join(', ')} lower={row.shipLines.at(-1) ?? ''} />
    case 'status':
      return <StatusAndFate row={row} />
    case 'orderDate':
    case 'shipDate':
      return <span className="tabular">{row[column]}</span>
    case 'recipient':
    case 'sender':
      return <span className="line-clamp-2 leading-5 [overflow-wrap:anywhere]">{row[column]}</span>
  }
}

function TwoLines({ upper, lower }: { upper: string; lower: string }) {
  return (
    <span className="min-w-0">
      <span className="block truncate leading-5">{upper}</span>
      <span className="tabular block truncate text-small leading-5 opacity-85">{lower}</span>
    </span>
  )
}

function isSelecting(): boolean {
  return (getSelection()?.toString() ?? '') !== ''
}
