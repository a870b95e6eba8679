import { appendFileSync, existsSync } from 'node:fs'
import { serveTasks } from './serve-tasks.ts'

/** `begun` is a file that gets a line when the task begins. */
export type OddTask =
  | { kind: 'echo'; value: unknown }
  | { kind: 'shared' }
  | { kind: 'refuse'; code: string }
  | { kind: 'never-ends'; begun: string }
  | { kind: 'until'; begun: string; file: string }
  | { kind: 'die' }
  | { kind: 'take-memory'; megabytes: number }

const seen = new Map<string, object>()

serveTasks<OddTask, object>((task, shared) => {
  switch (task.kind) {
    case 'echo':
      return Promise.resolve(task.value)
    case 'shared':
      // Returns for each name the value, and whether it is the same object as in an earlier task.
      return Promise.resolve(
        [...shared].map(([name, value]) => {
          const isKnown = seen.get(name) === value
          seen.set(name, value)
          return [name, value, isKnown]
        }),
      )
    case 'refuse':
      return Promise.reject(Object.assign(new Error('It cannot be done.'), { code: task.code }))
    case 'never-ends':
      appendFileSync(task.begun, '+')
      for (;;);
    case 'until':
      appendFileSync(task.begun, '+')
      while (!existsSync(task.file));
      return Promise.resolve('there')
    case 'die':
      process.kill(process.pid, 'SIGKILL')
      return new Promise(() => {})
    case 'take-memory': {
      const taken = Array.from({ length: task.megabytes }, () => Buffer.alloc(1024 * 1024, 1))
      while (taken.length > 0);
      return Promise.resolve()
    }
  }
})
