import { createWorkflowTable } from '@fondly/kit/workflow/workflow-table.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCoreDatabase } from '../testing/core-database.ts'

let bff: Awaited<ReturnType<typeof createCoreDatabase>>
beforeAll(async () => {
  bff = await createCoreDatabase()
})
afterAll(() => bff.drop())

/** Lists the columns (generated ones too), checks and triggers of a table, without the name of the table and its schema. */
async function describe(schema: string, table: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('%s %s %s %s', column_name, data_type, is_nullable, column_default) as line from information_schema.columns
      where table_schema = ${schema} and table_name = ${table} and is_generated = 'NEVER'
    union all select pg_get_constraintdef(oid) from pg_constraint
      where conrelid = ${`${schema}.${table}`}::regclass and contype in ('p', 'u', 'c')
    union all select pg_get_triggerdef(t.oid) || pg_get_functiondef(t.tgfoid) from pg_trigger t
      where tgrelid = ${`${schema}.${table}`}::regclass and not tgisinternal
    union all select indexdef from pg_indexes where schemaname = ${schema} and tablename = ${table} and indexdef like '%next_attempt_at%'
    order by 1`.execute(bff.database)
  return rows.map(({ line }) => line.replaceAll(table, 'TABLE').replaceAll(`${schema}.`, '').replace(/\s+/g, ' '))
}

test.each(['sending', 'orphan_basket', 'people_import'])('the table %s has the columns that the workflow engine needs', async (table) => {
  await sql`create schema engine_${sql.raw(table)}`.execute(bff.database)
  await createWorkflowTable(bff.database, `engine_${table}`, 'engine_row')
  const needed = await describe(`engine_${table}`, 'engine_row')
  expect(needed.length).toBeGreaterThan(20)
  expect(await describe('bff', table)).toEqual(needed)
})

test('no column has the type character(n), which marks bytes that are sent as base64', async () => {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns where table_schema = 'bff' and udt_name in ('bpchar', '_bpchar')`.execute(
    bff.database,
  )
  expect(rows).toEqual([])
})
