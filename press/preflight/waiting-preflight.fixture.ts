import { appendFileSync, existsSync } from 'node:fs'
import { serveTasks } from '@fondly/kit/task-process/serve-tasks.ts'
import type { PreflightTask } from './preflight-task.ts'

/**
 * For tests: each check keeps its process busy until a file exists. The scan code of the task is the path of that file. At its start a check appends
 * to `{path}.begun`.
 */
serveTasks<PreflightTask, never>(({ scanCode: path }) => {
  appendFileSync(`${path}.begun`, '+')
  while (!existsSync(path));
  return Promise.resolve([])
})
