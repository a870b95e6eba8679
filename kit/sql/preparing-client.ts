import { Client, type ClientConfig, DatabaseError } from 'pg'

/** The most texts that are remembered. Beyond it all are forgotten, and their prepared statements stay unused until the connection ends. */
const MAX_STATEMENTS = 1_000
/** A text that was used this often is worth preparing; one with a list of varying length may never come again. */
const MIN_USES_TO_PREPARE = 3

const statements = new Map<string, { times: number; name: string | undefined }>()
let names = 0

export type PreparingConfig = ClientConfig & {
  /** False: no statement is prepared by name, because a pooler may give each transaction another connection of the server. */
  preparesStatements?: boolean
}

/** A connection that prepares each statement with parameters that is used often, so that the server parses it only once. */
export class PreparingClient extends Client {
  readonly #preparesStatements: boolean

  constructor({ preparesStatements = true, ...config }: PreparingConfig = {}) {
    super(config)
    this.#preparesStatements = preparesStatements
  }

  // `query` has many overloads; all but a text with parameters pass through untouched.
  override query = ((first: unknown, values?: unknown, ...rest: unknown[]) => {
    const ask = super.query.bind(this) as (...all: unknown[]) => unknown
    if (typeof first !== 'string' || !Array.isArray(values) || values.length === 0 || rest.length > 0) return ask(first, values, ...rest)
    const name = this.#preparesStatements ? nameOf(first) : undefined
    if (name === undefined) return ask(first, values)
    return (ask({ name, text: first, values }) as Promise<unknown>).catch((error: unknown) => {
      // A table was altered since (a newer version of us has started): prepare the statement anew next time, under another name.
      if (error instanceof DatabaseError && error.code === FEATURE_NOT_SUPPORTED) statements.delete(first)
      throw error
    })
  }) as Client['query']
}

/** 'cached plan must not change result type' */
const FEATURE_NOT_SUPPORTED = '0A000'

function nameOf(text: string): string | undefined {
  if (statements.size >= MAX_STATEMENTS) statements.clear()
  const known = statements.get(text) ?? { times: 0, name: undefined }
  known.times++
  if (known.times >= MIN_USES_TO_PREPARE) known.name ??= `fondly_${++names}`
  statements.set(text, known)
  return known.name
}
