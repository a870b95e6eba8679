import { Client, type ClientConfig, DatabaseError } from 'pg'
import { PipelinedQuery, type SentStatement, type StatementResult } from './pipelined-query.ts'
import { StatementGroup } from './execute-together.ts'
import { statementNames } from './statement-names.ts'

export type PipeliningConfig = ClientConfig & {
  /** False: no statement is prepared by name, because a pooler may give each transaction another connection of the server. */
  preparesStatements?: boolean
}

/** 'cached plan must not change result type' */
const FEATURE_NOT_SUPPORTED = '0A000'

const names = statementNames()

/**
 * A connection that sends what belongs together in one write: `begin` with the first statement behind it, and all statements of a group. It prepares
 * each statement with parameters that is used often, so that the server parses it only once.
 */
export class PipeliningClient extends Client {
  readonly #preparesStatements: boolean
  /** A `begin` that waits for the first statement. */
  #begin: string | undefined

  constructor({ preparesStatements = true, ...config }: PipeliningConfig = {}) {
    super(config)
    this.#preparesStatements = preparesStatements
  }

  // `query` has many overloads. Kysely uses a text with a list of values; everything else passes through untouched.
  override query = ((first: unknown, values?: unknown, ...rest: unknown[]) => {
    const pass = super.query.bind(this) as (...all: unknown[]) => unknown
    if (typeof first !== 'string' || !Array.isArray(values) || rest.length > 0) return pass(first, values, ...rest)
    const [group] = values as unknown[]
    if (group instanceof StatementGroup) return this.#sendGroup(group.statements)
    return values.length > 0 ? this.#sendOne({ text: first, values }) : this.#sendText(first)
  }) as Client['query']

  async #sendOne(statement: SentStatement): Promise<StatementResult> {
    const [result] = await this.#send([statement])
    if (!result) throw new Error('A statement has a result.')
    return result
  }

  async #sendGroup(statements: readonly SentStatement[]): Promise<{ rows: StatementResult[] }> {
    return { rows: await this.#send(statements) }
  }

  /** Sends a text without values, which may consist of several statements. */
  async #sendText(text: string): Promise<unknown> {
    const begin = this.#begin
    if (begin === undefined && /^(begin|start transaction)\b/.test(text)) {
      this.#begin = text
      return { command: 'BEGIN', rows: [] }
    }
    this.#begin = undefined
    // The transaction has not begun, so there is nothing to end.
    if (begin !== undefined && (text === 'commit' || text === 'rollback')) return { command: text.toUpperCase(), rows: [] }
    if (begin !== undefined) await super.query(begin)
    return await super.query(text)
  }

  async #send(statements: readonly SentStatement[]): Promise<StatementResult[]> {
    const begin = this.#begin
    this.#begin = undefined
    const sent = (begin === undefined ? statements : [{ text: begin }, ...statements]).map((one) => ({ ...one, name: this.#nameOf(one) }))
    const { promise, resolve, reject } = Promise.withResolvers<StatementResult[]>()
    const query = new PipelinedQuery(sent, (error, results) => {
      if (!error) return resolve(begin === undefined ? results : results.slice(1))
      for (const text of query.preparedTexts) names.forget(text)
      // A table was altered since (a newer version of us has started): prepare the statement anew next time, under another name.
      if (error instanceof DatabaseError && error.code === FEATURE_NOT_SUPPORTED) for (const { text } of sent) names.forget(text)
      reject(error)
    })
    super.query(query)
    return await promise
  }

  #nameOf({ text }: SentStatement): string | undefined {
    return this.#preparesStatements ? names.nameOf(text) : undefined
  }
}
