import { serveTasks } from '@fondly/kit/task-process/serve-tasks.ts'
import { PictureFault } from '../picture-fault.ts'
import type { DesignAnswer, DesignTask } from './design-task.ts'
import { makeArt } from './make-art.ts'

serveTasks<DesignTask, never>(async (task): Promise<DesignAnswer> => {
  try {
    return await makeArt(task)
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error
    return { fault: { code: error.code, message: error.message } }
  }
})
