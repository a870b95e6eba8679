import { join } from 'node:path'
import { Refused } from '@fondly/domain/refused.ts'
import { isTasksOwnFault } from '@fondly/kit/task-process/task-failed.ts'
import { openTaskProcess, type TaskProcessOptions } from '@fondly/kit/task-process/task-process.ts'
import type { ReadWorkbookTask, WorkbookAnswer } from './workbook-task.ts'

/** Far more than a file needs: the limits for files keep the work below about a second. */
const READ_LIMIT_MS = 20_000
const HEAP_LIMIT_MB = 256
const MEMORY_LIMIT_MB = 500
/** The process ends after this time without a file. Somebody who corrects a file and chooses it again needs less time. */
const IDLE_MS = 20_000
const MAX_WAITING_FILES = 8

/**
 * Opens the process that reads uploaded workbooks, one after another. A separate process, so that a large or hostile workbook slows down no request.
 * A file that needs too much time or memory is refused with 'import-too-large'.
 */
export function openWorkbookReader({ log, taskLimitMs = READ_LIMIT_MS }: Pick<TaskProcessOptions<never>, 'log' | 'taskLimitMs'>) {
  const process = openTaskProcess<ReadWorkbookTask, never, WorkbookAnswer>({
    name: 'workbooks',
    entry: join(import.meta.dirname, 'workbook-process.ts'),
    log,
    taskLimitMs,
    idleMs: IDLE_MS,
    heapLimitMb: HEAP_LIMIT_MB,
    memoryLimitMb: MEMORY_LIMIT_MB,
    maxWaiting: MAX_WAITING_FILES,
  })
  return {
    read: async (bytes: Uint8Array): Promise<string[][]> => {
      const answer = await process.ask({ kind: 'read', bytes }).catch((error: unknown): WorkbookAnswer => {
        if (isTasksOwnFault(error)) return { code: 'import-too-large', params: undefined }
        throw error
      })
      if ('rows' in answer) return answer.rows
      throw new Refused('unprocessable', answer.code, answer.params ? { params: answer.params } : {})
    },
    close: process.close,
  }
}
