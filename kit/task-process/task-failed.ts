/**
 * A task has no result. After a second try the reason is `timeout` (the task took too long), `memory` (its process used too much), `died` (its
 * process ended) or `not-started` (no process became ready). Without a second try it is `busy` (too many tasks wait) or `closed` (the caller is
 * closing).
 */
export class TaskFailed extends Error {
  override name = 'TaskFailed'
  readonly reason: TaskFailure
  /** For logs: `task-timeout`, `task-memory` ... */
  readonly code: string
  constructor(reason: TaskFailure) {
    super(`A task had no answer: ${reason}.`)
    this.reason = reason
    this.code = `task-${reason}`
  }
}
export type TaskFailure = 'timeout' | 'memory' | 'died' | 'not-started' | 'busy' | 'closed'

/** Tells whether the task itself is the likely cause, so that trying it again soon would end the same way. */
export function isTasksOwnFault(error: unknown): error is TaskFailed {
  return error instanceof TaskFailed && ['timeout', 'memory', 'died'].includes(error.reason)
}
