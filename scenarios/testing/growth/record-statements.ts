import { Client } from 'pg'

/** A statement that was sent to a database, and the schema of its connection. */
export type RecordedStatement = { text: string; values: unknown[]; schema: string }

const EXPLAINED = /^\s*(?:select|with|insert|update|delete)\b/i

/** Runs the work and returns the statements that the product sent meanwhile to the database of this name. Leaves out transactions and locks. */
export async function recordStatements(work: () => Promise<unknown>, databaseName?: string): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = []
  // The function needs its client as `this`; `send.apply` below passes the client.
  // oxlint-disable-next-line typescript/unbound-method
  const original = Client.prototype.query
  const send = original as (...args: unknown[]) => unknown // it has a dozen signatures; the product uses two
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const [query, values] = args as [string | { text: string; values?: unknown[] }, unknown[]?]
    const statement = typeof query === 'string' ? { text: query, values: values ?? [] } : { text: query.text, values: query.values ?? [] }
    if (EXPLAINED.test(statement.text) && (databaseName === undefined || this.database === databaseName))
      statements.push({ ...statement, schema: schemaOf(this) })
    return send.apply(this, args)
  } as typeof original
  try {
    await work()
    return statements
  } finally {
    Client.prototype.query = original
  }
}

function schemaOf(client: Client): string {
  // The types of pg leave its parameters out.
  const { options = '' } = (client as unknown as { connectionParameters: { options?: string } }).connectionParameters
  return /search_path=(\w+)/.exec(options)?.[1] ?? 'public'
}
