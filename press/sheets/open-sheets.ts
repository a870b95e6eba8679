import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SheetChoice } from '@fondly/contracts/bff/press.ts'
import { openTaskProcess, type TaskProcessOptions } from '@fondly/kit/task-process/task-process.ts'
import { NotImposable } from './not-imposable.ts'
import type { SheetsAnswer, SheetsTask } from './sheets-task.ts'

const SHEETS_LIMIT_MS = 120_000
/** An operator requests a few files of a batch in a row, so keep the process between two requests. */
const IDLE_MS = 20_000
const MAX_WAITING_TASKS = 8
/** Enough for a batch of 200 cards. */
const HEAP_LIMIT_MB = 1_024
const MEMORY_LIMIT_MB = 3_000
/** A file that is older than this was left by a killed server. */
const LEFTOVER_MS = 60 * 60 * 1000
const PREFIX = 'sheets-'

export type SheetsOptions = Pick<TaskProcessOptions<never>, 'log' | 'taskLimitMs'> & {
  /** The folder for unfinished files. Each file is deleted after it is read. */
  folder: string
  newId: () => string
  clock: () => Date
}

/**
 * Opens a process that makes the files of whole batches, one after another. A file may take 120 s, 1 GB of script memory and 3 GB of memory in all,
 * and is tried twice. Throws TaskFailed for a file that needs more, and NotImposable with the reason for the operator for a file that cannot be made.
 */
export function openSheets({ log, folder, newId, clock, taskLimitMs = SHEETS_LIMIT_MS }: SheetsOptions) {
  const process = openTaskProcess<SheetsTask, never, SheetsAnswer>({
    name: 'sheets',
    entry: join(import.meta.dirname, 'sheets-process.ts'),
    log,
    taskLimitMs,
    idleMs: IDLE_MS,
    heapLimitMb: HEAP_LIMIT_MB,
    memoryLimitMb: MEMORY_LIMIT_MB,
    maxWaiting: MAX_WAITING_TASKS,
  })

  async function make(work: { kind: 'sheets'; folder: string; choice: SheetChoice } | { kind: 'envelopes'; folder: string }) {
    await mkdir(folder, { recursive: true })
    await removeLeftovers(folder, clock().getTime() - LEFTOVER_MS)
    // Pass the file through the disk: reading a hundred megabytes from the channel would block this thread.
    const target = join(folder, `${PREFIX}${newId()}.pdf`)
    try {
      const answer = await process.ask({ ...work, target })
      if (typeof answer === 'object') throw new NotImposable(answer.notImposable)
      return answer === 'made' ? await readFile(target) : undefined
    } finally {
      await rm(target, { force: true })
    }
  }

  return {
    /** Makes sheets of a folder's cards; undefined when the folder does not exist. */
    sheets: (printed: string, choice: SheetChoice) => make({ kind: 'sheets', folder: printed, choice }),
    /** Joins a folder's envelopes in the order of its cards; undefined when there is no folder. */
    envelopes: (printed: string) => make({ kind: 'envelopes', folder: printed }),
    processId: process.processId,
    close: process.close,
  }
}
export type Sheets = ReturnType<typeof openSheets>

async function removeLeftovers(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < before) await rm(path, { force: true })
  }
}
