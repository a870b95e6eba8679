import { serveTasks } from '@fondly/kit/task-process/serve-tasks.ts'
import type { ReadDesignTask } from './design-task.ts'
import { readDesign } from './read-design.ts'

serveTasks<ReadDesignTask, never>(({ bytes }) => readDesign(bytes))
