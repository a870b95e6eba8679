import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

/** Builds statements without a connection. */
const builder = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Stands for a value while its statement is built. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  /** Fails when the value is read while the statement is built: the statement would be right for this value only. */
  [Symbol.toPrimitive](): never {
    throw new Error(`The value ${this.name} is not known while its statement is compiled: pass it on whole.`)
  }
  toJSON(): never {
    return this[Symbol.toPrimitive]()
  }
}

export type Statement<Tables, Values, Row> = {
  /** Returns the rows and, for a change, how many rows it has changed. */
  execute: (database: Kysely<Tables>, values: Values) => Promise<QueryResult<Row>>
  /** Returns the first row; undefined if there is none. */
  executeTakeFirst: (database: Kysely<Tables>, values: Values) => Promise<Row | undefined>
}

/**
 * Makes a statement that is built and compiled only once, at its first use; building one each time costs more than sending it. For statements that
 * are executed often and always have the same text: each value is passed on whole, as one parameter (a list as `= any(...)`).
 *
 * @example
 * const findNote = compileStatement((tables: Kysely<Tables>, { id }: { id: string }) =>
 *   tables.selectFrom('note').select('text').where('id', '=', id),
 * )
 * const note = await findNote.executeTakeFirst(database, { id: '1' })
 */
export function compileStatement<Tables, Values extends object, Row>(
  build: (tables: Kysely<Tables>, values: Values) => Compilable<Row>,
): Statement<Tables, Values, Row> {
  let compiled: CompiledQuery<Row> | undefined
  const bind = (values: Values): CompiledQuery<Row> => {
    compiled ??= build(builder as unknown as Kysely<Tables>, placeholders as Values).compile() // It builds for any tables.
    const known = new Map<string, unknown>(Object.entries(values))
    return { ...compiled, parameters: compiled.parameters.map((one) => (one instanceof Placeholder ? known.get(one.name) : one)) }
  }
  const execute = (database: Kysely<Tables>, values: Values) => database.executeQuery(bind(values))
  return { execute, executeTakeFirst: async (database, values) => (await execute(database, values)).rows[0] }
}

/** Has a placeholder under each name. */
const placeholders: object = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })
