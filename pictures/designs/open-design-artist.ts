import { join } from 'node:path'
import type { Log } from '@fondly/kit/log.ts'
import { TaskFailed } from '@fondly/kit/task-process/task-failed.ts'
import { openTaskProcess } from '@fondly/kit/task-process/task-process.ts'
import { PictureFault } from '../picture-fault.ts'
import type { MakeArtAnswer, PanelArt, MakeArtTask } from './design-task.ts'

const TASK_LIMIT_MS = 20_000
const IDLE_MS = 20_000
const HEAP_LIMIT_MB = 512
const MEMORY_LIMIT_MB = 1_000
const MAX_WAITING_TASKS = 8

/**
 * Opens the process that makes the art of uploaded designs, one after another, so that no card waits for a heavy file. A file may take 20 s, 512 MB
 * of script memory and 1 GB in total, and is tried twice.
 */
export function openDesignArtist({ log, taskLimitMs = TASK_LIMIT_MS }: { log: Log; taskLimitMs?: number }) {
  const process = openTaskProcess<MakeArtTask, never, MakeArtAnswer>({
    name: 'design art',
    entry: join(import.meta.dirname, 'design-art-process.ts'),
    log,
    taskLimitMs,
    idleMs: IDLE_MS,
    heapLimitMb: HEAP_LIMIT_MB,
    memoryLimitMb: MEMORY_LIMIT_MB,
    maxWaiting: MAX_WAITING_TASKS,
  })
  return {
    /** Throws PictureFault. */
    make: async (bytes: Uint8Array, panel: MakeArtTask['panel']): Promise<PanelArt> => {
      const answer = await ask({ kind: 'make-art', bytes, panel })
      if ('fault' in answer) throw new PictureFault(answer.fault.code, answer.fault.message)
      return answer
    },
    close: process.close,
  }

  async function ask(task: MakeArtTask): Promise<MakeArtAnswer> {
    try {
      return await process.ask(task)
    } catch (error) {
      if (error instanceof TaskFailed && error.reason === 'busy') throw new PictureFault('busy', 'Too many designs are being read.')
      throw error instanceof TaskFailed ? new PictureFault('cannot-be-drawn', 'A design could not be drawn.') : error
    }
  }
}
export type DesignArtist = ReturnType<typeof openDesignArtist>
