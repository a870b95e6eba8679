import { serveTasks } from '@fondly/kit/task-process/serve-tasks.ts'
import { PictureFault } from '../picture-fault.ts'
import type { MakeArtAnswer, MakeArtTask } from './design-task.ts'
import { makeArt } from './make-art.ts'

serveTasks<MakeArtTask, never>(async (task): Promise<MakeArtAnswer> => {
  try {
    return await makeArt(task)
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error
    return { fault: { code: error.code, message: error.message } }
  }
})
