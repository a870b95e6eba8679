import type { BulkChange } from '@fondly/domain/people/bulk-change.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'
import { NotWaiting } from '@fondly/kit/workflow/workflow-runs.ts'
import { toActor } from '../../changes/editor.ts'
import type { CoreContext } from '../../context.ts'
import type { DashboardEditor } from '../../dashboard/open-dashboard.ts'
import {
  createImportStore,
  type ImportData,
  type KindCounts,
  type RowChoice,
  type RowCounts,
  type RowKind,
  type StoredRow,
} from './import-store.ts'
import { createPreviewImport, type ImportSource, type PreviewImportContext } from './preview-import.ts'

/**
 * 'preview': waits for confirmation. 'stopped': an administrator stopped it. 'editor-gone': the person who began it has lost the right to change the
 * client.
 */
export type ImportState = 'preview' | 'running' | 'done' | 'stopped' | 'editor-gone'
export type ListedImport = {
  id: string
  source: ImportSource
  state: ImportState
  by: string
  startedAt: Date | undefined
  counts: RowCounts
}
export type ImportDetails = Omit<ListedImport, 'counts'> & { kinds: KindCounts; unknownHeadings: string[] }
export type RowsQuery = { kind: RowKind; page: number; isUndone: boolean }

export type PeopleImportsContext = PreviewImportContext & Pick<CoreContext, 'database' | 'seal'>

/** The number of imports that the page lists, the latest first. */
const MAX_LISTED_IMPORTS = 10

/** Creates the use cases for files of people and for changes of several people: preview, confirm, watch and stop. A worker does the rows. */
export function createPeopleImports(context: PeopleImportsContext) {
  const store = createImportStore(context)
  const previews = createPreviewImport(context)

  const toListed = (run: Pick<Run<ImportData>, 'id' | 'state' | 'data'>): Omit<ListedImport, 'counts'> => ({
    id: run.id,
    source: run.data.source ?? 'file',
    state: run.state === 'waiting' ? 'preview' : run.state === 'running' ? 'running' : (run.data.ending ?? 'done'),
    by: toActor(store.openEditor(run.data)).name,
    startedAt: run.data.startedAt === undefined ? undefined : new Date(run.data.startedAt),
  })

  async function find({ client: { clientId } }: DashboardEditor, id: string): Promise<Run<ImportData>> {
    const run = /^[0-9a-f-]{36}$/.test(id) ? await store.find(clientId, id) : undefined
    if (!run) throw notFound()
    return run
  }

  async function read(editor: DashboardEditor, id: string): Promise<ImportDetails> {
    const run = await find(editor, id)
    return { ...toListed(run), kinds: await store.countKinds(id), unknownHeadings: store.openHeadings(run.data) }
  }

  return {
    read,

    /** Reads a file and stores a preview of its changes. Nothing is changed yet. */
    async preview(editor: DashboardEditor, bytes: Uint8Array<ArrayBuffer>): Promise<ImportDetails> {
      return read(editor, await store.add(editor, await previews.previewFile(editor, bytes)))
    },

    /** Stores a preview of one change of several people. Nothing is changed yet. */
    async previewChosen(editor: DashboardEditor, change: BulkChange): Promise<ImportDetails> {
      return read(editor, await store.add(editor, await previews.previewBulkChange(editor, change)))
    },

    async readRows(editor: DashboardEditor, id: string, asked: RowsQuery): Promise<StoredRow[]> {
      await find(editor, id)
      return store.readRows(id, asked)
    },

    /** Reads every row of an import, part by part. */
    async readAllRows(editor: DashboardEditor, id: string): Promise<AsyncGenerator<StoredRow[]>> {
      await find(editor, id)
      return store.readAllRows(id)
    },

    async list({ client: { clientId } }: DashboardEditor): Promise<ListedImport[]> {
      const found = await store.list(clientId, MAX_LISTED_IMPORTS)
      const counts = await store.countRows(found.flatMap(({ id, data }) => (data.counts ? [] : id)))
      return found.flatMap((run) => {
        const counted = run.data.counts ?? counts.get(run.id)
        return counted ? [{ ...toListed(run), counts: counted }] : []
      })
    },

    /** Starts the chosen rows as the preview showed them. A repeated call has no effect. */
    async confirm(editor: DashboardEditor, id: string, chosen: RowChoice): Promise<void> {
      const run = await find(editor, id)
      // The import runs with the rights of the person who prepared it, so only that person can start it.
      if (run.data.editorId !== editor.user.id) throw notFound()
      try {
        await store.confirm(run, chosen)
      } catch (error) {
        if (!(error instanceof NotWaiting)) throw error
        if (!(await store.find(run.owner, id))) throw new Refused('conflict', 'import-over')
      }
    },

    /** Leaves out the rows that were not begun. Rows that were done stay done. */
    async stop(editor: DashboardEditor, id: string): Promise<void> {
      const run = await find(editor, id)
      if (run.state === 'running') await store.leaveRest(run, 'stopped')
    },
  }
}
