import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'

export type Column<Sort extends string> = {
  key: string
  title: string
  /** The value by which a click on the head sorts. Absent if the column cannot be sorted. */
  sort?: Sort
  /** Where space is narrow, the table becomes a list. It shows only columns with a place: 'title' first, the others below. */
  place?: 'title' | 'below'
}

type DataTableProps<Row, Sort extends string> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Sort>[]
  drawCell: (row: Row, column: string) => ReactNode
  keyOf: (row: Row) => string
  sort?: { by: Sort; isAscending: boolean }
  onSort?: (by: Sort) => void
  /** The row whose details are open. */
  open?: string | undefined
  onOpen?: (key: string) => void
}

/**
 * A table with heads that sort and rows that open. Where space is narrow, it becomes a list with two or three lines per row. ARIA roles are explicit,
 * because browsers drop the roles of table elements whose display CSS changes.
 */
export function DataTable<Row, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { label, rows, columns, drawCell, keyOf, sort, onSort, open, onOpen } = props
  return (
    <table {...ROLES.table} aria-label={label} className="w-full border-collapse text-left @max-2xl:block">
      <thead {...ROLES.group} className="@max-2xl:sr-only">
        <tr {...ROLES.row} className="h-12 border-b-[1.5px] border-ink">
          {columns.map(({ key, title, sort: by }) => (
            <th
              key={key}
              {...ROLES.head}
              scope="col"
              aria-sort={by !== undefined && sort?.by === by ? (sort.isAscending ? 'ascending' : 'descending') : undefined}
              className="px-2 font-semibold first:pl-0"
            >
              {by !== undefined && onSort ? (
                <button type="button" onClick={() => onSort(by)} className="flex min-h-11 items-center gap-1 text-left hover:text-accent">
                  {title}
                  {sort?.by === by && <Icon name="down" size={16} className={sort.isAscending ? 'rotate-180' : ''} />}
                </button>
              ) : (
                title
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group} className="@max-2xl:block">
        {rows.map((row) => {
          const key = keyOf(row)
          return (
            // Only for the mouse; keyboard and voice use the button in the row.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
            <tr
              key={key}
              {...ROLES.row}
              data-row={key}
              onClick={() => onOpen?.(key)}
              className={`border-b border-rule @max-2xl:flex @max-2xl:flex-wrap @max-2xl:gap-x-3 @max-2xl:py-3 ${onOpen ? 'cursor-pointer' : ''} ${key === open ? 'bg-wash text-wash-ink' : 'hover:bg-sheet'}`}
            >
              {columns.map(({ key: column, place }) => (
                <td
                  key={column}
                  {...ROLES.cell}
                  className={`h-14.5 px-2 py-1 align-middle leading-5 first:pl-0 @max-2xl:h-auto @max-2xl:px-0 @max-2xl:py-0.5 ${IN_LIST[place ?? 'hidden']}`}
                >
                  {drawCell(row, column)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Explicit roles, because browsers drop the role of a table element whose display CSS changes. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
}
const IN_LIST = { title: '@max-2xl:order-first @max-2xl:basis-full', below: '', hidden: '@max-2xl:hidden' }
