/**
 * The request to a task process. `bring`: shared values that the process does not have yet. `names`: which shared values this task uses, and under
 * which names. `forget`: values that the process must drop. The caller keeps track of what the process has.
 */
export type TaskRequest = {
  id: number
  task: unknown
  bring: { key: string; value: unknown }[]
  names: { name: string; key: string }[]
  forget: string[]
}

/** `failed` is the error's stack; `code` is the system's, such as ENOSPC. */
export type TaskReply = { id: number } & ({ answer: unknown } | { failed: string; code?: string })

/** The id of the reply that a process sends unasked when it is ready for tasks. */
export const READY = 0
