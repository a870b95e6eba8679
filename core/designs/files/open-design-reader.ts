import { join } from 'node:path'
import type { DesignFacts } from '@fondly/domain/designs/design-facts.ts'
import { isTasksOwnFault } from '@fondly/kit/task-process/task-failed.ts'
import { openTaskProcess, type TaskProcessOptions } from '@fondly/kit/task-process/task-process.ts'
import type { ReadDesignTask } from './design-task.ts'

const READ_LIMIT_MS = 20_000
const HEAP_LIMIT_MB = 512
const MEMORY_LIMIT_MB = 1_000
/** The process ends after this time without a file. An administrator who uploads several files in a row needs less time between two files. */
const IDLE_MS = 20_000
const MAX_WAITING_FILES = 8

/**
 * Opens the process that reads uploaded designs, one after another. A file may take 20 s, 512 MB of script memory and 1 GB in total. A file that
 * needs more is tried twice and is then 'too-heavy'.
 */
export function openDesignReader({ log, taskLimitMs = READ_LIMIT_MS }: Pick<TaskProcessOptions<never>, 'log' | 'taskLimitMs'>) {
  const process = openTaskProcess<ReadDesignTask, never, DesignFacts>({
    name: 'designs',
    entry: join(import.meta.dirname, 'design-process.ts'),
    log,
    taskLimitMs,
    idleMs: IDLE_MS,
    heapLimitMb: HEAP_LIMIT_MB,
    memoryLimitMb: MEMORY_LIMIT_MB,
    maxWaiting: MAX_WAITING_FILES,
  })
  return {
    read: async (bytes: Uint8Array): Promise<DesignFacts> => {
      try {
        return await process.ask({ kind: 'read', bytes })
      } catch (error) {
        if (isTasksOwnFault(error)) return { kind: 'unreadable', reason: 'too-heavy' }
        throw error
      }
    },
    close: process.close,
  }
}
