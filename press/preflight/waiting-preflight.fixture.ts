import { appendFileSync, existsSync } from 'node:fs'
import { serveTasks } from '@fondly/kit/task-process/serve-tasks.ts'
import type { PreflightTask } from './preflight-task.ts'

/** Checks that keep their process busy until a file is there; what stands for the scan code is its path. Each check that begins adds a sign to `{path}.begun`. */
serveTasks<PreflightTask, never>(({ scanCode: path }) => {
  appendFileSync(`${path}.begun`, '+')
  while (!existsSync(path));
  return Promise.resolve([])
})
