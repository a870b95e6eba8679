import type { Submittable } from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import { type Columns, type Field, readRow, readTag, toColumns, type WireConnection } from './wire.ts'

/** A statement as it is sent. One with a name is parsed only the first time on a connection. */
export type SentStatement = { text: string; name?: string | undefined; values?: readonly unknown[] | undefined }
export type StatementResult = { command: string; rowCount: number | null; rows: Record<string, unknown>[] }
type Settle = (error: Error | undefined, results: StatementResult[]) => void

/** The columns of each prepared statement. The server refuses to execute one whose columns have changed, so they stay true. */
const columnsByConnection = new WeakMap<WireConnection, Map<string, Columns>>()

/**
 * Statements that are sent in one write and answered together. If one fails, the server skips those behind it and undoes those before it, unless a
 * transaction was begun before. The driver calls `submit` and the handlers, as it does for pg-cursor.
 *
 * @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export class PipelinedQuery implements Submittable {
  readonly #statements: SentStatement[]
  readonly #results: StatementResult[]
  readonly #parsed = new Map<string, string>()
  #connection: WireConnection | undefined
  #known = new Map<string, Columns>()
  #columns: Columns | undefined
  #unreadable: Error | undefined
  #at = 0
  /** The driver takes a query that has one. */
  readonly callback: (error?: Error) => void

  constructor(statements: readonly SentStatement[], settle: Settle) {
    // Convert the values before anything is sent, because converting may throw.
    this.#statements = statements.map((one) => ({ ...one, values: one.values?.map((value) => prepareValue(value)) }))
    this.#results = statements.map(() => ({ command: '', rowCount: null, rows: [] }))
    this.callback = (error) => settle(error, this.#results)
  }

  /** The texts that this query prepares under a name. When it fails, nobody knows which of them exist on the connection. */
  get preparedTexts(): Iterable<string> {
    return this.#parsed.values()
  }

  submit(driver: unknown): void {
    const connection = driver as WireConnection // of a Client, whose types leave these members out
    this.#connection = connection
    this.#known = columnsByConnection.get(connection) ?? this.#known
    columnsByConnection.set(connection, this.#known)
    connection.stream.cork()
    for (const statement of this.#statements) this.#send(connection, statement)
    connection.sync()
    connection.stream.uncork()
  }

  #send(connection: WireConnection, { text, name = '', values = [] }: SentStatement): void {
    const isPrepared = name !== '' && (connection.parsedStatements[name] !== undefined || this.#parsed.has(name))
    if (!isPrepared) connection.parse({ text, name })
    if (!isPrepared && name !== '') this.#parsed.set(name, text)
    connection.bind({ statement: name, values })
    if (!this.#known.has(name)) connection.describe({ type: 'P' })
    connection.execute({})
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#columns = toColumns(fields)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#columns ??= this.#known.get(this.#statements[this.#at]?.name ?? '') ?? []
    try {
      this.#results[this.#at]?.rows.push(readRow(this.#columns, fields))
    } catch (error) {
      this.#unreadable ??= error instanceof Error ? error : new Error(String(error))
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const [name, result] = [this.#statements[this.#at]?.name, this.#results[this.#at]]
    if (result) Object.assign(result, readTag(text))
    if (name !== undefined && !this.#known.has(name)) this.#known.set(name, this.#columns ?? [])
    this.#columns = undefined
    this.#at += 1
  }

  /** Answers a statement that consists of nothing but comments. */
  handleEmptyQuery(): void {
    this.#at += 1
  }

  handleReadyForQuery(): void {
    for (const [name, text] of this.#parsed) if (this.#connection) this.#connection.parsedStatements[name] = text
    this.callback(this.#unreadable)
  }

  handleError(error: Error): void {
    this.callback(error)
  }
}
