/**
 * The columns of the list of people, the same in every row, because only the rows in sight are drawn. Where there is little room, a row is two lines,
 * and its box shows only while somebody chooses.
 */
export const ROW_GRID =
  'grid grid-cols-[44px_minmax(0,2.2fr)_minmax(0,1.2fr)_minmax(0,1.4fr)_minmax(0,1.3fr)] items-center gap-x-3 @max-2xl:grid-cols-[minmax(0,1fr)_auto] @max-2xl:py-2 @max-2xl:group-data-[selecting=true]/people:grid-cols-[44px_minmax(0,1fr)_auto]'

/** The cell of a row's box. */
export const CHOICE_CELL = '@max-2xl:row-span-2 @max-2xl:hidden @max-2xl:group-data-[selecting=true]/people:block'

export const BOX = 'size-5 accent-[var(--accent)]'

/** A browser takes an element's role away when CSS displays it as something else, unless the role is written out. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
}
