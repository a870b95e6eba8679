import type { Duplex } from 'node:stream'
import { types } from 'pg'

/** What a connection of the driver has beyond its types. */
export type WireConnection = {
  stream: Duplex
  /** The statements that are prepared on the connection, by name. The driver keeps it for its own queries, too. */
  parsedStatements: Record<string, string>
  parse: (statement: { text: string; name?: string | undefined }) => void
  bind: (values: { statement?: string | undefined; values: readonly unknown[] }) => void
  describe: (what: { type: 'P' }) => void
  execute: (portal: object) => void
  sync: () => void
}

export type Field = { name: string; dataTypeID: number }
/** The columns of a statement's rows, and how each is read. */
export type Columns = { name: string; parse: (text: string) => unknown }[]

export function toColumns(fields: readonly Field[]): Columns {
  return fields.map(({ name, dataTypeID }) => ({ name, parse: types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown }))
}

/** Reads the columns of one row. They arrive as text. */
export function readRow(columns: Columns, texts: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  columns.forEach(({ name, parse }, at) => {
    const text = texts[at] ?? null
    row[name] = text === null ? null : parse(text)
  })
  return row
}

/** Reads a command tag, such as 'UPDATE 3', 'INSERT 0 1' or 'COMMIT'. */
export function readTag(tag: string): { command: string; rowCount: number | null } {
  const [command = '', ...counts] = tag.split(' ')
  const rowCount = Number(counts.at(-1) ?? NaN)
  return { command, rowCount: Number.isNaN(rowCount) ? null : rowCount }
}
