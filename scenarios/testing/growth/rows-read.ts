import type { PlanStep } from './explain-statement.ts'

/** Returns how many rows a step of a plan read, including the rows that it filtered out. */
export function countRowsRead(step: PlanStep): number {
  return (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0)) * step['Actual Loops']
}
