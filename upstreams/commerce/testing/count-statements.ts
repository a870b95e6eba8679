import { Client } from 'pg'

/** A statement that was sent to the database, with its values as text. */
export type SentStatement = { text: string; values: unknown[] }

/** The part of the driver's connection that sends statements: `bind` for each with values, `query` for a plain text. */
type Connection = {
  parse: (statement: { text: string; name?: string }) => unknown
  bind: (values: { statement?: string; values?: unknown[] }) => unknown
  query: (text: string) => unknown
}

const sent: SentStatement[] = []
// Record from the import of this file on, because the text of a prepared statement is sent only once.
recordAll()

/** Runs the work and returns every statement that it sent, including those that begin and end transactions. */
export async function statementsOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; statements: SentStatement[] }> {
  sent.length = 0
  const result = await work()
  return { result, statements: sent.splice(0) }
}

function recordAll(): void {
  // The types of the driver leave this member out.
  const { connection } = new Client() as unknown as { connection: Connection }
  const prototype = Object.getPrototypeOf(connection) as Connection
  const { parse, bind, query } = prototype
  const texts = new Map<string, string>()
  prototype.parse = function (this: Connection, statement) {
    texts.set(statement.name ?? '', statement.text)
    return parse.call(this, statement)
  }
  prototype.bind = function (this: Connection, { statement = '', values = [], ...rest }) {
    sent.push({ text: texts.get(statement) ?? '', values })
    return bind.call(this, { statement, values, ...rest })
  }
  prototype.query = function (this: Connection, text) {
    sent.push({ text, values: [] })
    return query.call(this, text)
  }
}
