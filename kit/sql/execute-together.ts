import { CompiledQuery, type QueryResult } from 'kysely'
import type { SentStatement, StatementResult } from './pipelined-query.ts'

/** Statements that a connection sends in one write. */
export class StatementGroup {
  readonly statements: readonly SentStatement[]
  constructor(statements: readonly SentStatement[]) {
    this.statements = statements
  }
}

type ResultsOf<Statements extends readonly CompiledQuery[]> = {
  [At in keyof Statements]: Statements[At] extends CompiledQuery<infer Row> ? QueryResult<Row> : never
}

/** A database or a transaction of any tables. */
type Executor = { executeQuery: <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>> }

/**
 * Executes statements, none of which needs the answer of another, in one write and one round trip. They are executed in order, so a later one sees
 * what an earlier one wrote. On a database they are one transaction: all happen or none, without `begin` and `commit`. On a transaction they are a
 * part of it.
 *
 * @returns a result for each statement, in their order
 * @throws the error of the statement that failed
 * @example
 * const [, found] = await executeTogether(database, [insertNote.bind({ id }), countNotes.bind({ owner })])
 */
export async function executeTogether<const Statements extends readonly CompiledQuery[]>(
  database: Executor,
  statements: Statements,
): Promise<ResultsOf<Statements>> {
  const group = new StatementGroup(statements.map(({ sql, parameters }) => ({ text: sql, values: parameters })))
  // Kysely passes text and parameters on to the connection, which knows a group by its class and answers with a row for each statement.
  const { rows } = await database.executeQuery<StatementResult>(CompiledQuery.raw('', [group]))
  return rows.map(toQueryResult) as ResultsOf<Statements> // The builders of the statements know the types of their rows.
}

function toQueryResult({ command, rowCount, rows }: StatementResult): QueryResult<unknown> {
  return { rows, ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
