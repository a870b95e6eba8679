import { serveTasks } from '@fondly/kit/task-process/serve-tasks.ts'
import type { DesignTask } from './design-task.ts'
import { readDesign } from './read-design.ts'

serveTasks<DesignTask, never>(({ bytes }) => readDesign(bytes))
