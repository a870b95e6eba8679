import type { ImportAnswer, ImportRow, ImportRowsAnswer } from '@fondly/contracts/bff/people-import.ts'
import { expect, vi } from 'vitest'
import type { Visitor } from './visitor.ts'

/** An import or bulk change with all its rows. */
export type SeenImport = ImportAnswer & { rows: ImportRow[] }
export type PeopleImporter = ReturnType<typeof createPeopleImporter>

const KINDS: readonly ImportRow['kind'][] = ['new', 'changed', 'unchanged', 'wrong']
const ROWS_PER_PAGE = 200
const NONE = { isAll: false, except: [] as number[] }

/** Creates functions that import and change people with the requests of the page. */
export function createPeopleImporter(visitor: () => Visitor, path: string) {
  const pathOf = (id: string) => `${path}/people-imports/${id}`

  async function withRows(answer: ImportAnswer): Promise<SeenImport> {
    const rows: ImportRow[] = []
    for (const kind of KINDS)
      for (let page = 1; page <= Math.ceil((answer.kinds[kind] ?? 0) / ROWS_PER_PAGE); page++)
        rows.push(...(await visitor().json<ImportRowsAnswer>('GET', `${pathOf(answer.id)}/rows?kind=${kind}&page=${page}`)).rows)
    return { ...answer, rows: rows.toSorted((one, other) => one.row - other.row) }
  }
  const read = async ({ id }: { id: string }) => withRows(await visitor().json<ImportAnswer>('GET', pathOf(id)))

  /** Starts the given rows, by default all of them. Returns the status of the answer. */
  async function start({ id, rows: seen }: Pick<SeenImport, 'id' | 'rows'>, rows = seen.map(({ row }) => row)): Promise<number> {
    const choice = (kind: ImportRow['kind']) => ({
      ...NONE,
      except: seen.filter((row) => row.kind === kind && rows.includes(row.row)).map(({ row }) => row),
    })
    return (await visitor().ask('POST', `${pathOf(id)}/start`, { changed: choice('changed'), new: choice('new') })).status
  }

  /** Waits until the import is over. */
  async function waitFor(seen: { id: string }): Promise<SeenImport> {
    await vi.waitFor(async () => expect((await visitor().json<ImportAnswer>('GET', pathOf(seen.id))).state).not.toBe('running'), {
      timeout: 30_000,
    })
    return read(seen)
  }

  return {
    previewFile: async (file: string) => withRows(await visitor().json<ImportAnswer>('POST', `${path}/uploads/people`, file)),
    previewChosen: async (request: object) => withRows(await visitor().json<ImportAnswer>('POST', `${path}/people-changes`, request)),
    read,
    start,
    waitFor,
    stop: async ({ id }: { id: string }) => expect((await visitor().ask('POST', `${pathOf(id)}/stop`, {})).status).toBe(204),

    /** Starts all rows that can be done and waits until the import is over. Returns these rows with their results. */
    confirm: async (seen: SeenImport): Promise<ImportRow[]> => {
      expect(await start(seen)).toBe(204)
      const { rows } = await waitFor(seen)
      return rows.filter(({ kind }) => kind === 'new' || kind === 'changed')
    },
  }
}

/** Returns the result of each row as text. */
export const resultsOf = (rows: readonly ImportRow[]): string[] =>
  rows.map(({ email, state, reason }) => [email, state, ...(reason ? [reason.code] : [])].join(' '))
