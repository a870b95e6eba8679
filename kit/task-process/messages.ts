/**
 * The request to a task process. `bring`: shared values that the process does not have yet. `names`: the shared values that this task uses, each with
 * the name that the task knows. `forget`: values that the process must drop. The caller remembers which values the process has.
 */
export type TaskRequest = {
  id: number
  task: unknown
  bring: { key: string; value: unknown }[]
  names: { name: string; key: string }[]
  forget: string[]
}

/** `failed` is the error's stack; `code` is the error code of the operating system, such as ENOSPC. */
export type TaskReply = { id: number } & ({ answer: unknown } | { failed: string; code?: string })

/** The id of the reply that a process sends unasked when it is ready for tasks. */
export const READY = 0
