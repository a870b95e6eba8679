/** Returns a heading without capitals, accents, spaces and signs, so that 'ZIP-Code' and 'zip code' are the same. */
export const toHeadingKey = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** Creates the function that finds the column of a heading. `headings` has the headings of each column, in all languages. */
export function createColumnFinder<Column extends string>(
  headings: Readonly<Record<Column, readonly string[]>>,
): (heading: string) => Column | undefined {
  const columns = new Map<string, Column>()
  for (const column of Object.keys(headings) as Column[])
    // the keys of the table
    for (const heading of headings[column]) columns.set(toHeadingKey(heading), column)
  return (heading) => columns.get(toHeadingKey(heading))
}

/** Creates the function that tells whether a row repeats these headings, as on each page of a printed list. Without headings, no row does. */
export function createHeadingCheck(headings: readonly string[]): (cells: readonly string[]) => boolean {
  const keys = headings.map(toHeadingKey)
  return (cells) => keys.some(Boolean) && keys.every((key, at) => toHeadingKey(cells[at] ?? '') === key)
}
