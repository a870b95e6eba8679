import type { SharedByName } from './shared-values.ts'
import { TaskFailed } from './task-failed.ts'
import { openTaskProcess, type TaskProcessOptions } from './task-process.ts'

export type TaskPoolOptions<Shared> = TaskProcessOptions<Shared> & {
  /** The largest number of processes. `concurrency` holds for each process, `maxWaiting` for the whole pool. */
  processes: number
}

/**
 * Spreads tasks over several processes. A further process starts only when every running process has a task, and ends when it is idle for long.
 * Waiting tasks start in their order, in the first process that has room. A process that dies is replaced and its tasks are tried again, as in
 * `openTaskProcess`; the other processes go on.
 */
// The caller states the types of the tasks that its processes understand and of their answers: nothing here could infer them.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function openTaskPool<Task extends { kind: string }, Shared = never, Answer = unknown>({
  processes,
  concurrency = 1,
  maxWaiting = Infinity,
  ...options
}: TaskPoolOptions<Shared>) {
  const members = Array.from({ length: processes }, () => ({
    process: openTaskProcess<Task, Shared, Answer>({ ...options, concurrency }),
    running: 0,
  }))
  type Member = (typeof members)[number]
  const waiting: { start: (member: Member) => void; refuse: (error: Error) => void }[] = []
  let closed = false

  /** Takes a place in the process with the least work. Waits for one while all are full. */
  async function takePlace(): Promise<Member> {
    const free = members.filter(({ running }) => running < concurrency).toSorted((one, other) => one.running - other.running)[0]
    if (free) {
      free.running += 1
      return free
    }
    if (waiting.length >= maxWaiting) throw new TaskFailed('busy')
    return await new Promise<Member>((start, refuse) => waiting.push({ start, refuse }))
  }

  /** Hands the place to the task that has waited longest. */
  function leavePlace(member: Member): void {
    const next = waiting.shift()
    if (next) next.start(member)
    else member.running -= 1
  }

  return {
    /** Returns the answer of a process. Throws TaskFailed, or an Error that quotes what the task threw. */
    ask: async (task: Task, shared: SharedByName<Shared> = new Map()): Promise<Answer> => {
      if (closed) throw new TaskFailed('closed')
      const member = await takePlace()
      try {
        return await member.process.ask(task, shared)
      } finally {
        leavePlace(member)
      }
    },
    /** The ids of the processes that run now. */
    processIds: (): number[] => members.flatMap(({ process }) => process.processId() ?? []),
    close: async (): Promise<void> => {
      closed = true
      for (const { refuse } of waiting.splice(0)) refuse(new TaskFailed('closed'))
      await Promise.all(members.map(({ process }) => process.close()))
    },
  }
}
