import { serveTasks } from '@fondly/kit/task-process/serve-tasks.ts'
import type { Art } from '@fondly/stationery/paint/art.ts'
import { paintedChecks } from './painted-findings.ts'
import type { PreflightTask } from './preflight-task.ts'

const checks = paintedChecks()

serveTasks<PreflightTask, Art>((task, art) =>
  task.kind === 'card' ? checks.card(task.pages, art, task.scanCode) : checks.list(task.list, art, task.scanCode),
)
