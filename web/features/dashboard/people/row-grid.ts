/**
 * The columns of the list of people. They have the same width in every row, because only visible rows are drawn. Where space is narrow, a row has two
 * lines, and its checkbox is shown only while the user chooses people.
 */
export const ROW_GRID =
  'grid grid-cols-[44px_minmax(0,2.2fr)_minmax(0,1.2fr)_minmax(0,1.4fr)_minmax(0,1.3fr)] items-center gap-x-3 @max-2xl:grid-cols-[minmax(0,1fr)_auto] @max-2xl:py-2 @max-2xl:group-data-[selecting=true]/people:grid-cols-[44px_minmax(0,1fr)_auto]'

/** The cell of a row's checkbox. */
export const CHOICE_CELL = '@max-2xl:row-span-2 @max-2xl:hidden @max-2xl:group-data-[selecting=true]/people:block'

export const BOX = 'size-5 accent-[var(--accent)]'

/** Explicit roles, because browsers drop the role of a table element whose display CSS changes. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
}
