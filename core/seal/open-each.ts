import type { CoreContext } from '../context.ts'

/**
 * Opens sealed rows one by one. When a row cannot be opened, logs the name of the table and leaves the row out, so that one damaged row does not
 * block the others.
 */
export function openEach<Row, Opened>(
  rows: readonly Row[],
  open: (row: Row) => Opened,
  { env, table }: Pick<CoreContext, 'env'> & { table: string },
): Opened[] {
  return rows.flatMap((row) => {
    try {
      return [open(row)]
    } catch (cause) {
      env.log.warn('A sealed row does not open and is left out.', { code: table, cause })
      return []
    }
  })
}
