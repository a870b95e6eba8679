import { type Client, DatabaseError } from 'pg'
import type { RecordedStatement } from './record-statements.ts'

/** A step of a plan that was executed. The numbers of rows are for one loop; multiply them by `Actual Loops`. */
export type PlanStep = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanStep[]
}

/**
 * Executes a statement again, rolls it back, and returns the steps of its plan, the top step first. Returns undefined when it cannot be repeated, for example
 * because its row is there already. `withTableScans: false` shows the plan that PostgreSQL would choose for a much larger table: whole tables are read only where
 * no index helps.
 */
export async function explainStatement(
  direct: Client,
  { text, values, schema }: RecordedStatement,
  { withTableScans = true }: { withTableScans?: boolean } = {},
): Promise<PlanStep[] | undefined> {
  await direct.query('begin')
  try {
    await direct.query(`set local search_path = ${schema}`)
    if (!withTableScans) await direct.query('set local enable_seqscan = off')
    const { rows } = await direct.query<{ 'QUERY PLAN': { Plan: PlanStep }[] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    )
    return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => stepsOf(Plan))
  } catch (error) {
    if (error instanceof DatabaseError) return undefined
    throw error
  } finally {
    await direct.query('rollback')
  }
}

const stepsOf = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]
