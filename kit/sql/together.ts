import { CompiledQuery, type Kysely, type QueryResult } from 'kysely'

/** Statements that a connection sends in one write. `isTransaction`: with `begin` and `commit` around them. */
export class StatementGroup {
  readonly statements: readonly CompiledQuery[]
  readonly isTransaction: boolean
  constructor(statements: readonly CompiledQuery[], { isTransaction }: { isTransaction: boolean }) {
    this.statements = statements
    this.isTransaction = isTransaction
  }
}

type ResultsOf<Statements extends readonly CompiledQuery[]> = {
  [At in keyof Statements]: Statements[At] extends CompiledQuery<infer Row> ? QueryResult<Row> : never
}

/**
 * Executes statements, none of which needs the answer of another, as one transaction in one round trip: all of them happen or none. With a
 * transaction they become part of it. They are executed in order, so a later one sees what an earlier one wrote.
 *
 * @throws the error of the first statement that failed
 * @example
 * const [, { rows }] = await writeTogether(database, [insertNote.bind({ id }), readCount.bind({ owner })])
 */
export async function writeTogether<const Statements extends readonly CompiledQuery[]>(
  database: Kysely<never>,
  statements: Statements,
): Promise<ResultsOf<Statements>> {
  return await executeGroup(database, new StatementGroup(statements, { isTransaction: !database.isTransaction }))
}

/**
 * Executes statements that only read, in one round trip on one connection. Each sees the state of its own moment, as if it had been sent alone.
 *
 * @throws the error of the first statement that failed
 */
export async function readTogether<const Statements extends readonly CompiledQuery[]>(
  database: Kysely<never>,
  statements: Statements,
): Promise<ResultsOf<Statements>> {
  return await executeGroup(database, new StatementGroup(statements, { isTransaction: false }))
}

async function executeGroup<Results>(database: Kysely<never>, group: StatementGroup): Promise<Results> {
  // Kysely passes text and parameters on to the client, which knows a group by its class.
  const { rows } = await database.executeQuery(CompiledQuery.raw('', [group]))
  // The client answers a group with one result a statement.
  return rows as Results
}
