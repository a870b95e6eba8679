import type { Choice } from '@fondly/domain/people/bulk-change.ts'
import { IMPORT_ROWS_PER_PAGE } from '@fondly/domain/people/people-file.ts'
import type { ImportRow } from '@fondly/domain/people/people-import.ts'
import type { MessageParams } from '@fondly/domain/message.ts'
import type { RefusalCode } from '@fondly/domain/refusal-code.ts'
import { createTypedSeal } from '@fondly/kit/seal.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'
import { createWorkflowRuns } from '@fondly/kit/workflow/workflow-runs.ts'
import { type Selectable, sql } from 'kysely'
import type { CoreContext } from '../../context.ts'
import type { DashboardEditor } from '../../dashboard/open-dashboard.ts'
import type { CoreTables } from '../../store/tables.ts'
import type { ImportPreview, ImportSource } from './preview-import.ts'

/** The table of imports. The owner of an import is the client, because every administrator of the client sees it. */
export const IMPORT_TABLE = { schema: 'bff', table: 'people_import' }

export type ImportData = {
  id: string
  /** Missing in rows of earlier releases. They are all imports of a file. */
  source?: ImportSource
  /** The person who prepared the import. Each person can have one preview of a file and one preview of chosen people. */
  editorId: string
  /** Sealed: the administrator with whose rights the import runs. */
  editor: string
  /** Sealed: the headings that the import ignores. */
  unknownHeadings?: string
  /** The time at which the administrator confirmed the import. */
  startedAt?: string
  /** Why the import ended early: an administrator stopped it, or the administrator with whose rights it runs has lost them. */
  ending?: 'stopped' | 'editor-gone'
  /** The number of rows with each outcome. Only after the import has ended. */
  counts?: RowCounts
}

export type RowState = Selectable<CoreTables['people_import_row']>['state']
/** Why a row was not done: the code of a refusal. */
export type RowReason = { code: RefusalCode; params?: MessageParams }
export type StoredRow = { row: ImportRow; state: RowState; reason: RowReason | undefined }
/**
 * A row that a worker has claimed. Each claim raises `attempts`, so it shows which worker has the row. `looks` counts the attempts that only asked
 * for the outcome of an earlier attempt.
 */
export type TakenRow = {
  importId: string
  row: ImportRow
  attempts: number
  looks: number
  changeId: string
  /** The time of the first attempt. */
  beganAt: Date
  isStopped: boolean
}
export type RowCounts = Record<RowState, number>
export type RowKind = ImportRow['kind']
export type KindCounts = Record<RowKind, number>
/** The rows that an administrator has chosen to run, by their numbers. */
export type RowChoice = Record<'changed' | 'new', Choice<number>>

const ROWS_PER_STATEMENT = 1_000
const NO_KINDS: KindCounts = { new: 0, changed: 0, unchanged: 0, wrong: 0 }
const NO_ROWS: RowCounts = { shown: 0, due: 0, started: 0, done: 0, failed: 0, left: 0 }

export type ImportStore = ReturnType<typeof createImportStore>

/** Creates the queries for imports. The content of a file is stored sealed. */
export function createImportStore({ database, seal, env }: Pick<CoreContext, 'database' | 'seal' | 'env'>) {
  const runs = createWorkflowRuns<ImportData>({ ...IMPORT_TABLE, database })
  const sealedRows = createTypedSeal<ImportRow, [id: string, row: number]>(seal, (id, row) => `people_import_row ${id} ${row}`)
  const editors = createTypedSeal<DashboardEditor, [id: string]>(seal, (id) => `people_import ${id}`)
  const headings = createTypedSeal<string[], [id: string]>(seal, (id) => `people_import headings ${id}`)
  const rows = () => database.selectFrom('people_import_row')
  const open = (id: string, { row_no, sealed }: { row_no: number; sealed: Buffer }) => sealedRows.open(sealed, id, row_no)

  const toStored = (row: Selectable<CoreTables['people_import_row']>): StoredRow => ({
    row: open(row.import_id, row),
    state: row.state,
    reason: row.reason ?? undefined,
  })

  async function noteLook({ importId, row, attempts }: TakenRow, more: { began_at?: null } = {}): Promise<void> {
    await database
      .updateTable('people_import_row')
      .set((own) => ({ looks: own('looks', '+', 1), ...more }))
      .where('import_id', '=', importId)
      .where('row_no', '=', row.row)
      .where('attempts', '=', attempts)
      .execute()
  }

  return {
    runs,

    /** Adds a preview. Removes an earlier preview of this editor from the same source. */
    async add(editor: DashboardEditor, { source, rows: planned, unknownHeadings }: ImportPreview): Promise<string> {
      const [id, owner, editorId] = [env.ids(), editor.client.clientId, editor.user.id]
      const sealedEditor = editors.close(editor, id).toString('base64')
      await database.transaction().execute(async (transaction) => {
        // Without this lock, two files that come at the same moment would both stay.
        await sql`select pg_advisory_xact_lock(hashtext('people import'), hashtext(${`${owner} ${editorId}`}))`.execute(transaction)
        await transaction
          .deleteFrom('people_import')
          .where('owner', '=', owner)
          .where('state', '=', 'waiting')
          .where(sql`data ->> 'editorId'`, '=', editorId)
          .where(sql`coalesce(data ->> 'source', 'file')`, '=', source)
          .execute()
        const sealedHeadings = headings.close(unknownHeadings, id).toString('base64')
        const data: ImportData = { id, source, editorId, editor: sealedEditor, unknownHeadings: sealedHeadings }
        const within = createWorkflowRuns<ImportData>({ ...IMPORT_TABLE, database: transaction })
        await within.begin({ id, owner, idempotencyKey: id, body: id, data, waits: true })
        for (let at = 0; at < planned.length; at += ROWS_PER_STATEMENT)
          await transaction
            .insertInto('people_import_row')
            .values(
              planned.slice(at, at + ROWS_PER_STATEMENT).map((row) => ({
                import_id: id,
                row_no: row.row,
                kind: row.kind,
                change_id: null,
                sealed: sealedRows.close(row, id, row.row),
              })),
            )
            .execute()
      })
      return id
    },

    /** Finds an import of the client. */
    async find(clientId: string, id: string): Promise<Run<ImportData> | undefined> {
      const run = await runs.find(id)
      return run?.owner === clientId ? run : undefined
    },

    openEditor: ({ id, editor }: ImportData): DashboardEditor => editors.open(Buffer.from(editor, 'base64'), id),

    openHeadings: ({ id, unknownHeadings }: ImportData): string[] =>
      unknownHeadings === undefined ? [] : headings.open(Buffer.from(unknownHeadings, 'base64'), id),

    /** Lists the confirmed imports, newest first. */
    async list(clientId: string, count: number): Promise<Pick<Run<ImportData>, 'id' | 'state' | 'data'>[]> {
      const found = await database
        .selectFrom('people_import')
        .select(['id', 'state', 'data'])
        .where('owner', '=', clientId)
        .where(sql<boolean>`data ? 'startedAt'`)
        .orderBy('created_at', 'desc')
        .limit(count)
        .execute()
      return found.map(({ id, state, data }) => ({ id, state, data: data as ImportData })) // written by `add` and `confirm`
    },

    /** Reads the rows of a kind, page by page. With `isUndone`, only rows that failed or were left out. */
    async readRows(id: string, { kind, page, isUndone }: { kind: RowKind; page: number; isUndone: boolean }): Promise<StoredRow[]> {
      let query = rows().selectAll().where('import_id', '=', id).where('kind', '=', kind)
      if (isUndone) query = query.where('state', 'in', ['failed', 'left'])
      const found = await query
        .orderBy('row_no')
        .limit(IMPORT_ROWS_PER_PAGE)
        .offset((page - 1) * IMPORT_ROWS_PER_PAGE)
        .execute()
      return found.map(toStored)
    },

    /** Reads all rows in their order, part by part. */
    async *readAllRows(id: string): AsyncGenerator<StoredRow[]> {
      for (let after = 0; ;) {
        const found = await rows()
          .selectAll()
          .where('import_id', '=', id)
          .where('row_no', '>', after)
          .orderBy('row_no')
          .limit(ROWS_PER_STATEMENT)
          .execute()
        const last = found.at(-1)
        if (!last) return
        yield found.map(toStored)
        after = last.row_no
      }
    },

    async countKinds(id: string): Promise<KindCounts> {
      const found = await rows()
        .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
        .where('import_id', '=', id)
        .groupBy('kind')
        .execute()
      return { ...NO_KINDS, ...Object.fromEntries(found.map(({ kind, count }) => [kind, count])) }
    },

    async countRows(ids: readonly string[]): Promise<Map<string, RowCounts>> {
      const counts = new Map(ids.map((id) => [id, { ...NO_ROWS }]))
      if (ids.length === 0) return counts
      const found = await rows()
        .select(({ fn }) => ['import_id', 'state', fn.countAll<number>().as('count')])
        .where('import_id', 'in', ids)
        .groupBy(['import_id', 'state'])
        .execute()
      for (const { import_id: id, state, count } of found) Object.assign(counts.get(id) ?? {}, { [state]: count })
      return counts
    },

    /** Starts an import with these rows. Throws NotWaiting when somebody has started it before or it has ended. */
    async confirm({ id, owner }: Pick<Run<ImportData>, 'id' | 'owner'>, chosen: RowChoice): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const within = createWorkflowRuns<ImportData>({ ...IMPORT_TABLE, database: transaction })
        await within.decide(id, owner, { startedAt: env.clock().toISOString() })
        for (const [kind, { isAll, except }] of Object.entries(chosen))
          await sql`
            update bff.people_import_row set state = 'due'
            where import_id = ${id} and kind = ${kind} and (row_no = any(${[...except]}::integer[])) <> ${isAll}`.execute(transaction)
      })
    },

    /** Marks as left out every row that was not begun. */
    async leaveRest({ id, owner }: Pick<Run<ImportData>, 'id' | 'owner'>, ending: NonNullable<ImportData['ending']>): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const within = createWorkflowRuns<ImportData>({ ...IMPORT_TABLE, database: transaction })
        if (!(await within.signal(id, owner, { ending }))) return
        await transaction
          .updateTable('people_import_row')
          .set({ state: 'left' })
          .where('import_id', '=', id)
          .where('state', '=', 'due')
          .execute()
      })
    },

    /**
     * Claims the next row. Rows with the fewest attempts come first. With `kind`, claims only rows of this kind until the import is stopped.
     * Undefined when there is no row to claim.
     */
    async takeRow(importId: string, kind?: RowKind): Promise<TakenRow | undefined> {
      const taken = await sql<Omit<TakenRow, 'importId' | 'row'> & { row_no: number; sealed: Buffer }>`
        update bff.people_import_row set state = 'started', attempts = attempts + 1, change_id = coalesce(change_id, ${env.ids()}::uuid),
          began_at = coalesce(began_at, ${env.clock()})
        where import_id = ${importId} and state in ('due', 'started') and row_no = (
          select row_no from bff.people_import_row where import_id = ${importId} and state in ('due', 'started')
            and (${kind ?? null}::text is null or kind = ${kind ?? null}
              or (select data ? 'ending' from bff.people_import where id = ${importId}))
          order by attempts, row_no limit 1 for update)
        returning row_no, sealed, attempts, looks, change_id as "changeId", began_at as "beganAt",
          (select data ? 'ending' from bff.people_import where id = ${importId}) as "isStopped"`.execute(database)
      const [found] = taken.rows
      if (!found) return undefined
      const { attempts, looks, changeId, beganAt, isStopped } = found
      return { importId, row: open(importId, found), attempts, looks, changeId, beganAt, isStopped }
    },

    /** Records that this attempt only asked for the outcome. So it does not count as a failure. */
    countLook: (taken: TakenRow): Promise<void> => noteLook(taken),

    /** Records that the row could not be tried yet. So neither the attempt nor the time until the next attempt counts. */
    putBack: (taken: TakenRow): Promise<void> => noteLook(taken, { began_at: null }),

    /** Stores the outcome of a row, unless another worker has claimed the row in the meantime. */
    async endRow({ importId, row, attempts }: TakenRow, state: 'done' | 'failed' | 'left', reason?: RowReason): Promise<void> {
      await database
        .updateTable('people_import_row')
        .set({ state, reason: reason ? JSON.stringify(reason) : null })
        .where('import_id', '=', importId)
        .where('row_no', '=', row.row)
        .where('state', '=', 'started')
        .where('attempts', '=', attempts)
        .execute()
    },
  }
}
