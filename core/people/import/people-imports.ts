import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'
import { NotWaiting } from '@fondly/kit/workflow/workflow-runs.ts'
import { toActor } from '../../changes/editor.ts'
import type { CoreContext } from '../../context.ts'
import type { DashboardEditor } from '../../dashboard/open-dashboard.ts'
import { createImportStore, type ImportData, type RowCounts, type StoredRow } from './import-store.ts'
import { createPreviewImport, type PreviewImportContext } from './preview-import.ts'

/** 'preview': waits for confirmation. 'stopped': somebody stopped it. 'editor-gone': the person who began it has lost the right. */
export type ImportState = 'preview' | 'running' | 'done' | 'stopped' | 'editor-gone'
export type ListedImport = { id: string; state: ImportState; by: string; startedAt: Date | undefined; counts: RowCounts }
export type ImportDetails = Omit<ListedImport, 'counts'> & { rows: StoredRow[]; unknownHeadings: string[] }

export type PeopleImportsContext = PreviewImportContext & Pick<CoreContext, 'database' | 'seal'>

/** An administrator sees the latest imports of the client. */
const MAX_LISTED_IMPORTS = 10

/** Creates the use cases for files of people: preview, confirm, watch and stop an import. A worker does the rows. */
export function createPeopleImports(context: PeopleImportsContext) {
  const store = createImportStore(context)
  const preview = createPreviewImport(context)

  const toListed = (run: Pick<Run<ImportData>, 'id' | 'state' | 'data'>): Omit<ListedImport, 'counts'> => ({
    id: run.id,
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
    return { ...toListed(run), rows: await store.readRows(id), unknownHeadings: store.openHeadings(run.data) }
  }

  return {
    read,

    /** Reads a file and stores what it would change. Nothing is changed yet. */
    async preview(editor: DashboardEditor, bytes: Uint8Array<ArrayBuffer>): Promise<ImportDetails> {
      return read(editor, await store.add(editor, await preview(editor, bytes)))
    },

    async list({ client: { clientId } }: DashboardEditor): Promise<ListedImport[]> {
      const found = await store.list(clientId, MAX_LISTED_IMPORTS)
      const counts = await store.countRows(found.flatMap(({ id, data }) => (data.counts ? [] : id)))
      return found.flatMap((run) => {
        const counted = run.data.counts ?? counts.get(run.id)
        return counted ? [{ ...toListed(run), counts: counted }] : []
      })
    },

    /** Starts the chosen rows as they were previewed. A repeated call starts nothing again. */
    async confirm(editor: DashboardEditor, id: string, chosen: readonly number[]): Promise<void> {
      const run = await find(editor, id)
      // The import runs with the rights of the person who uploaded the file, so only that person can start it.
      if (run.data.editorId !== editor.user.id) throw notFound()
      try {
        await store.confirm(run, chosen)
      } catch (error) {
        if (!(error instanceof NotWaiting)) throw error
        if (!(await store.find(run.owner, id))) throw new Refused('conflict', 'import-over')
      }
    },

    /** Skips the rows that were not begun. Finished rows stay done. */
    async stop(editor: DashboardEditor, id: string): Promise<void> {
      const run = await find(editor, id)
      if (run.state === 'running') await store.leaveRest(run, 'stopped')
    },
  }
}
