import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Log } from '../log.ts'
import { READY, type TaskReply } from './messages.ts'
import { residentBytes } from './resident-memory.ts'
import { sharedValues, type SharedByName, type SharedLimit } from './shared-values.ts'
import { startProcess } from './start-process.ts'
import { TaskFailed, type TaskFailure } from './task-failed.ts'

export type TaskProcessOptions<Shared> = {
  /** The name of the process in the log. */
  name: string
  /** The file that calls `serveTasks`. */
  entry: string
  log: Log
  /**
   * A task that takes longer is ended together with its process. The time counts from the moment when the process is ready; getting ready may take a
   * minute.
   */
  taskLimitMs?: number
  /** A process without a task ends after this time, and the system gets its memory back. */
  idleMs?: number
  /**
   * The limits of a process's memory. Beyond `heapLimitMb` of script memory the process ends itself; `memoryLimitMb` is all its memory, checked every
   * 250 ms where the system reports it.
   */
  heapLimitMb?: number
  memoryLimitMb?: number
  /** How many tasks the process works on at once, and how many may wait. Further tasks are refused with `busy`. */
  concurrency?: number
  maxWaiting?: number
  shared?: SharedLimit<Shared>
}

const START_LIMIT_MS = 60_000
const MEMORY_CHECK_MS = 250
const MAX_TRIES = 2

type Job<Shared> = {
  task: { kind: string }
  /** Kept until the task is done: a second try may use a new process, which has none of these values. */
  shared: SharedByName<Shared>
  tries: number
  settle: (answer: unknown) => void
  refuse: (error: Error) => void
}
type Running<Shared> = Job<Shared> & { limit: NodeJS.Timeout; failure?: TaskFailure }

/**
 * Runs tasks in a separate process, for work that is too long or too dangerous for the server's own thread. The process starts with the first task. A
 * process that dies, hangs or takes too much memory is replaced. Its tasks are tried once more, one at a time, and then fail with TaskFailed. An
 * error that a task itself throws is not tried again.
 */
// The caller states the types of the tasks that its process understands and of its answers: nothing here could infer them.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function openTaskProcess<Task extends { kind: string }, Shared = never, Answer = unknown>({
  name,
  entry,
  log,
  taskLimitMs = 60_000,
  idleMs = 120_000,
  heapLimitMb = 512,
  memoryLimitMb = 1_500,
  concurrency = 1,
  maxWaiting = Infinity,
  shared: sharedLimit = { maxBytes: 1, sizeOf: () => 1 },
}: TaskProcessOptions<Shared>) {
  const waiting: Job<Shared>[] = []
  const running = new Map<number, Running<Shared>>()
  let child: ChildProcess | undefined
  let brought = sharedValues(sharedLimit)
  let idle: NodeJS.Timeout | undefined
  let memoryCheck: NodeJS.Timeout | undefined
  let isReady = false
  let lastId = READY
  let closed = false

  function startNext(): void {
    for (let job = waiting[0]; job && mayStart(job); job = waiting[0]) {
      waiting.shift()
      send(job)
    }
  }

  /** Returns true when the job may start now. A task that was interrupted before runs alone: if it ends the process again, no other task suffers. */
  function mayStart({ tries }: Job<Shared>): boolean {
    if (running.size === 0) return true
    return tries === 0 && running.size < concurrency && Array.from(running.values()).every((other) => other.tries === 1)
  }

  function send({ task, shared, tries, settle, refuse }: Job<Shared>): void {
    const process = (child ??= start())
    const id = ++lastId
    const limit = limitOf(id)
    const job = { task, shared, tries: tries + 1, settle, refuse, limit }
    running.set(id, job)
    clearTimeout(idle)
    memoryCheck ??= setInterval(() => void checkMemory(), MEMORY_CHECK_MS).unref()
    process.ref()
    process.channel?.ref()
    try {
      // A process that accepts no message is about to end. The task is tried again after that end.
      process.send({ id, task, ...brought.requestFor(shared) }, () => undefined)
    } catch (error) {
      // The task cannot be copied, for example because it holds a function.
      finish(id, job)
      refuse(error instanceof Error ? error : new Error(String(error)))
      rest(process)
    }
  }

  function limitOf(id: number): NodeJS.Timeout {
    return setTimeout(() => endFor('timeout', [id]), isReady ? taskLimitMs : START_LIMIT_MS)
  }

  function welcome(): void {
    isReady = true
    for (const [id, job] of running) {
      clearTimeout(job.limit)
      job.limit = limitOf(id)
    }
  }

  function start(): ChildProcess {
    const started = startProcess(entry, { heapLimitMb })
    brought = sharedValues(sharedLimit)
    isReady = false
    started.on('message', (reply: TaskReply) => {
      if (reply.id === READY && child === started) welcome()
      const job = running.get(reply.id)
      if (!job) return
      finish(reply.id, job)
      if ('answer' in reply) job.settle(reply.answer)
      else job.refuse(Object.assign(new Error(`A task failed: ${reply.failed}`), reply.code !== undefined && { code: reply.code }))
      startNext()
      rest(started)
    })
    started.on('error', (cause) => {
      log.error('A process for tasks has failed.', { code: name, cause })
      // A process that never started emits no 'exit' either.
      if (started.pid === undefined) replace(started)
    })
    started.once('exit', () => replace(started))
    return started
  }

  function endFor(failure: 'timeout' | 'memory', ids: Iterable<number>): void {
    const jobs = [...ids].flatMap((id) => running.get(id) ?? [])
    for (const job of jobs) {
      job.failure = failure
      log.error(SENTENCES[failure], { code: `${name} ${job.task.kind}` })
    }
    child?.kill('SIGKILL')
  }

  async function checkMemory(): Promise<void> {
    const checked = child
    const bytes = checked?.pid === undefined ? undefined : await residentBytes(checked.pid)
    if (child === checked && (bytes ?? 0) > memoryLimitMb * 1024 * 1024) endFor('memory', running.keys())
  }

  /** Tries the tasks of a dead process once more, each alone; fails a task that has been tried twice. */
  function replace(dead: ChildProcess): void {
    if (child !== dead) return
    child = undefined
    // No task is to blame for a process that was never ready.
    const failureOf = (job: Running<Shared>) => (isReady ? (job.failure ?? 'died') : 'not-started')
    const interrupted = Array.from(running)
    for (const [id, job] of interrupted) finish(id, job)
    for (const [, job] of interrupted.toReversed()) {
      if (closed || job.tries >= MAX_TRIES) job.refuse(new TaskFailed(closed ? 'closed' : failureOf(job)))
      else waiting.unshift(job)
    }
    startNext()
  }

  function finish(id: number, { limit }: Running<Shared>): void {
    clearTimeout(limit)
    running.delete(id)
    if (running.size > 0) return
    clearInterval(memoryCheck)
    memoryCheck = undefined
  }

  /** Lets this process end although the child runs, when the child has no task. Ends the child after `idleMs`. */
  function rest(resting: ChildProcess): void {
    if (running.size > 0 || child !== resting) return
    resting.unref()
    resting.channel?.unref()
    clearTimeout(idle)
    idle = setTimeout(() => {
      if (child !== resting || running.size > 0) return
      child = undefined
      resting.kill('SIGKILL')
    }, idleMs).unref()
  }

  return {
    /** Returns the answer of the process. Throws TaskFailed, or an Error that quotes what the task threw. */
    ask: (task: Task, shared: SharedByName<Shared> = new Map()): Promise<Answer> => {
      if (closed) return Promise.reject(new TaskFailed('closed'))
      if (running.size > 0 && waiting.length >= maxWaiting) return Promise.reject(new TaskFailed('busy'))
      return new Promise<Answer>((settle, refuse) => {
        // Only the process answers, with values of the type that the caller states.
        waiting.push({ task, shared, tries: 0, settle: (answer) => settle(answer as Answer), refuse })
        startNext()
      })
    },
    /** Undefined while there is no process. */
    processId: (): number | undefined => child?.pid,
    close: async (): Promise<void> => {
      closed = true
      clearTimeout(idle)
      for (const job of waiting.splice(0)) job.refuse(new TaskFailed('closed'))
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.ref()
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
export type TaskProcess<Task extends { kind: string }, Shared = never> = ReturnType<typeof openTaskProcess<Task, Shared>>

const SENTENCES = {
  timeout: 'A task took too long; its process is ended.',
  memory: 'A task used too much memory; its process is ended.',
}
