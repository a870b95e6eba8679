import { Client } from 'pg'
import { vi } from 'vitest'

/** A statement that was sent to a database, and the schema of its connection. */
export type Statement = { text: string; values: unknown[]; schema: string }
/** A step of a query plan, as PostgreSQL explains it. */
export type PlanNode = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: PlanNode[] }

const EXPLAINED = /^\s*(?:select|with|update|delete)\b/i

/** Runs the work and returns its queries and writes, without transactions, locks and inserts of single rows. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.flatMap((call, at) => {
      // `query` has many overloads; the product uses these two.
      const [asked, values = []] = call as unknown as [string | { text: string; values?: unknown[] }, unknown[]?]
      const statement = typeof asked === 'string' ? { text: asked, values } : { text: asked.text, values: asked.values ?? [] }
      const schema = /search_path=(\w+)/.exec(optionsOf(query.mock.contexts[at]))?.[1] ?? 'public'
      return EXPLAINED.test(statement.text) ? [{ ...statement, schema }] : []
    })
  } finally {
    query.mockRestore()
  }
}

const optionsOf = (client: unknown) => (client as { connectionParameters: { options?: string } }).connectionParameters.options ?? ''

/** Returns every step of the query plan of a statement without running it. */
export async function explain(direct: Client, { text, values, schema }: Statement): Promise<PlanNode[]> {
  await direct.query(`set search_path = ${schema}`)
  const { rows } = await direct.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (format json) ${text}`, values)
  return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodesOf(Plan))
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}
