/**
 * What a task process is asked. `bring` are values that several tasks share and that it has not seen yet; `names` says which of them belong to this task, and
 * under which name; `forget` are those that it need not keep any longer: the asker keeps the account.
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

/** The id of the reply that a process sends by itself, when it is ready for tasks. */
export const READY = 0
