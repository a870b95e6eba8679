import { Refused } from '@fondly/domain/refused.ts'
import { serveTasks } from '@fondly/kit/task-process/serve-tasks.ts'
import type { ReadWorkbookTask, WorkbookAnswer } from './workbook-task.ts'
import { readWorkbook } from './xlsx/read-workbook.ts'

serveTasks<ReadWorkbookTask, never>(({ bytes }): Promise<WorkbookAnswer> => {
  try {
    return Promise.resolve({ rows: readWorkbook(bytes) })
  } catch (error) {
    if (error instanceof Refused) return Promise.resolve({ code: error.code, params: error.params })
    throw error
  }
})
