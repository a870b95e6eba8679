import { flushCompileCache } from 'node:module'
import { READY, type TaskReply, type TaskRequest } from './messages.ts'

/** Wait until the first answers are sent, because saving compiled code would delay them. */
const KEEP_COMPILED_AFTER_MS = 3_000

/**
 * Answers the tasks of the process that started this one with `openTaskProcess`. The entry file calls it once. When `handle` throws, the task fails
 * and the process goes on. `shared` holds the shared values of the task by name. A value that is sent only once is the same object in every task.
 */
// The caller states the type of the tasks that it sends: nothing here could infer it.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function serveTasks<Task extends { kind: string }, Shared>(
  handle: (task: Task, shared: ReadonlyMap<string, Shared>, keys: ReadonlyMap<string, string>) => Promise<unknown>,
): void {
  // Ignore Ctrl-C, which the terminal sends to this process too. The parent process ends this one, also when the parent dies (the channel
  // disconnects).
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.once('disconnect', () => process.exit())

  const stored = new Map<string, Shared>()
  const met = new Set<string>()
  // Only openTaskProcess writes to this channel, with values of the type that its caller states.
  process.on('message', ({ id, task: sent, bring, names, forget }: TaskRequest) => {
    const task = sent as Task
    for (const { key, value } of bring) stored.set(key, value as Shared)
    // Copy the values now: `forget` may drop values that this task still needs.
    const shared = new Map(names.flatMap(({ name, key }) => (stored.has(key) ? [[name, stored.get(key) as Shared] as const] : [])))
    const keys = new Map(names.map(({ name, key }) => [name, key]))
    for (const key of forget) stored.delete(key)
    void Promise.resolve()
      .then(() => handle(task, shared, keys))
      .then(
        (answer) => reply({ id, answer }),
        (error: unknown) => reply({ id, ...failure(error) }),
      )
      .finally(() => keepCompiled(task.kind))
  })

  reply({ id: READY, answer: undefined })

  /** Saves compiled code for the next process of this kind. This process may be killed at any moment, and a killed process saves nothing. */
  function keepCompiled(kind: string): void {
    if (met.has(kind)) return
    met.add(kind)
    setTimeout(flushCompileCache, KEEP_COMPILED_AFTER_MS).unref()
  }
}

function reply(message: TaskReply): void {
  process.send?.(message, () => undefined)
}

function failure(error: unknown): { failed: string; code?: string } {
  if (!(error instanceof Error)) return { failed: String(error) }
  return { failed: error.stack ?? error.message, ...('code' in error && { code: String(error.code) }) }
}
