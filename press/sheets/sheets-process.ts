import { writeFile } from 'node:fs/promises'
import { serveTasks } from '@fondly/kit/task-process/serve-tasks.ts'
import { joinEnvelopes, createSheets } from '../print-files.ts'
import { NotImposable } from './not-imposable.ts'
import type { SheetsAnswer, SheetsTask } from './sheets-task.ts'

serveTasks<SheetsTask, never>(async (task): Promise<SheetsAnswer> => {
  try {
    const bytes = await (task.kind === 'sheets' ? createSheets(task.folder, task.choice) : joinEnvelopes(task.folder))
    if (!bytes) return 'gone'
    await writeFile(task.target, bytes, { mode: 0o600 })
    return 'made'
  } catch (error) {
    if (error instanceof NotImposable) return { notImposable: { code: error.code, params: error.params } }
    throw error
  }
})
