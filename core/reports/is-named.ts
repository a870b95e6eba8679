import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the SQL condition that a row of report_value is one of these people. A person may be named by e-mail address, employee number or id, in
 * upper or lower case.
 * @param table the name that the query gives report_value
 */
export function isNamed(people: readonly string[], table: string): RawBuilder<boolean> {
  // Values and aliases of people are stored in lower case.
  const names = people.map((name) => name.toLowerCase())
  return sql<boolean>`(${sql.ref(`${table}.value`)} = any(${names}::text[]) or ${sql.ref(`${table}.aliases`)} && ${names}::text[])`
}
