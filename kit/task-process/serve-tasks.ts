import { flushCompileCache } from 'node:module'
import { READY, type TaskReply, type TaskRequest } from './messages.ts'

/** Later than the first answers, so that nobody waits for it. */
const KEEP_COMPILED_AFTER_MS = 3_000

/**
 * Answers the tasks of the process that started this one with `openTaskProcess`; called once, by the file that it names. What `handle` throws fails the task, and
 * the process goes on. `shared` holds the values that were sent with the task, by name: the same object each time.
 */
// The type is the caller's word for what its asker sends: nothing here could infer it.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function serveTasks<Task extends { kind: string }, Shared>(
  handle: (task: Task, shared: ReadonlyMap<string, Shared>, keys: ReadonlyMap<string, string>) => Promise<unknown>,
): void {
  // Ctrl-C reaches everybody; who started this process says when it ends, and takes it along when it dies.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.once('disconnect', () => process.exit())

  const kept = new Map<string, Shared>()
  const met = new Set<string>()
  // Only openTaskProcess writes to this channel, with values of the type that its caller says.
  process.on('message', ({ id, task: sent, bring, names, forget }: TaskRequest) => {
    const task = sent as Task
    for (const { key, value } of bring) kept.set(key, value as Shared)
    // Taken down at once: what is forgotten later is still used here.
    const shared = new Map(names.flatMap(({ name, key }) => (kept.has(key) ? [[name, kept.get(key) as Shared] as const] : [])))
    const keys = new Map(names.map(({ name, key }) => [name, key]))
    for (const key of forget) kept.delete(key)
    void Promise.resolve()
      .then(() => handle(task, shared, keys))
      .then(
        (answer) => reply({ id, answer }),
        (error: unknown) => reply({ id, ...failure(error) }),
      )
      .finally(() => keepCompiled(task.kind))
  })

  reply({ id: READY, answer: undefined })

  /** For the next process like this one: this one may be ended in any moment, and then writes nothing any more. */
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
