import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTick } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLog, type LogFields } from '../log.ts'
import type { OddTask } from './odd-tasks.fixture.ts'
import { openTaskProcess, type TaskProcess, type TaskProcessOptions } from './task-process.ts'

const LIMIT_MS = 60_000

let folder: string
let logged: [sentence: string, fields: LogFields | undefined][]
let opened: TaskProcess<OddTask, object>[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fondly-tasks-'))
  logged = []
  opened = []
})
afterEach(async () => {
  vi.useRealTimers()
  for (const one of opened) await one.close()
  await rm(folder, { recursive: true, force: true })
})

function open(more: Partial<TaskProcessOptions<object>> = {}) {
  const log = { ...silentLog, error: (sentence: string, fields?: LogFields) => void logged.push([sentence, fields]) }
  const entry = join(import.meta.dirname, 'odd-tasks.fixture.ts')
  const process = openTaskProcess<OddTask, object>({ name: 'odd', entry, log, taskLimitMs: LIMIT_MS, ...more })
  opened.push(process)
  return process
}
const begun = () => join(folder, 'begun')
/** How often tasks have begun. */
const begins = () => (existsSync(begun()) ? readFileSync(begun()).length : 0)

test('a task that never ends is refused after two tries', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tasks = open()
  const endlessTask = tasks.ask({ kind: 'never-ends', begun: begun() }).catch((error: unknown) => error)
  const next = tasks.ask({ kind: 'echo', value: 'next' })
  await expect.poll(begins).toBe(1)
  vi.advanceTimersByTime(LIMIT_MS)
  await expect.poll(begins).toBe(2)
  vi.advanceTimersByTime(LIMIT_MS)
  expect(await endlessTask).toMatchObject({ name: 'TaskFailed', reason: 'timeout', code: 'task-timeout' })
  expect(await next).toBe('next')
  const line = ['A task took too long; its process is ended.', { code: 'odd never-ends' }]
  expect(logged).toEqual([line, line])
})

test('the calling thread is free while a task runs', async () => {
  const tasks = open()
  const [file, ended] = [join(folder, 'file'), { was: false }]
  const answer = tasks.ask({ kind: 'until', begun: begun(), file }).finally(() => (ended.was = true))
  await expect.poll(begins).toBe(1)
  // If the task ran in this thread, it would never end: only after these turns of the event loop, the test writes the file for which the task waits.
  for (let ticks = 0; ticks < 1000; ticks++) await nextTick()
  expect(ended.was).toBe(false)
  await writeFile(file, '')
  expect(await answer).toBe('there')
})

test('a task whose process is killed is done by the next process', async () => {
  const tasks = open()
  const file = join(folder, 'file')
  const answer = tasks.ask({ kind: 'until', begun: begun(), file })
  await expect.poll(begins).toBe(1)
  const first = tasks.processId()
  process.kill(first ?? 0, 'SIGKILL')
  await expect.poll(begins).toBe(2)
  expect(tasks.processId()).not.toBe(first)
  await writeFile(file, '')
  expect(await answer).toBe('there')
})

test('a task that crashes its process each time is refused alone', async () => {
  const tasks = open({ concurrency: 3 })
  const file = join(folder, 'file')
  const other = tasks.ask({ kind: 'until', begun: begun(), file })
  await expect.poll(begins).toBe(1)
  const dyingTask = tasks.ask({ kind: 'die' }).catch((error: unknown) => error)
  // While the process is busy it reads nothing, so the test kills it together with the second task.
  process.kill(tasks.processId() ?? 0, 'SIGKILL')
  await expect.poll(begins).toBe(2)
  await writeFile(file, '')
  expect(await other).toBe('there')
  expect(await dyingTask).toMatchObject({ name: 'TaskFailed', reason: 'died' })
  expect(await tasks.ask({ kind: 'echo', value: 1 })).toBe(1)
})

test.runIf(existsSync('/proc/self/statm'))('a task that takes more memory than allowed is ended and refused', async () => {
  const tasks = open({ memoryLimitMb: 200 })
  await expect(tasks.ask({ kind: 'take-memory', megabytes: 300 })).rejects.toMatchObject({ reason: 'memory' })
  expect(logged.map(([sentence]) => sentence)).toEqual(Array(2).fill('A task used too much memory; its process is ended.'))
})

test('an error that a task throws keeps its code and is not retried', async () => {
  const tasks = open()
  await expect(tasks.ask({ kind: 'refuse', code: 'ENOSPC' })).rejects.toMatchObject({
    message: expect.stringContaining('It cannot be done.'),
    code: 'ENOSPC',
  })
  const first = tasks.processId()
  await expect(tasks.ask({ kind: 'echo', value: () => 'no copy' })).rejects.toThrow(/could not be cloned/)
  expect(await tasks.ask({ kind: 'echo', value: 'still there' })).toBe('still there')
  expect(tasks.processId()).toBe(first)
})

test('a shared value is sent to a process once, is evicted when others need its place, and is sent again to a new process', async () => {
  const tasks = open({ shared: { maxBytes: 2, sizeOf: () => 1 } })
  const art = { picture: 1 }
  const share = (...keys: string[]) => tasks.ask({ kind: 'shared' }, new Map(keys.map((key) => [key, { key, value: art }])))
  expect(await share('a')).toEqual([['a', art, false]])
  expect(await share('a')).toEqual([['a', art, true]])
  expect(await share('b', 'c')).toEqual([['b', art, false], ['c', art, false]]) // prettier-ignore
  expect(await share('a')).toEqual([['a', art, false]])
  process.kill(tasks.processId() ?? 0, 'SIGKILL')
  expect(await share('a')).toEqual([['a', art, false]])
})

test('tasks beyond the queue limit are refused', async () => {
  const tasks = open({ maxWaiting: 1 })
  const failed = [1, 2].map(() => tasks.ask({ kind: 'never-ends', begun: begun() }).catch((error: unknown) => error))
  await expect(tasks.ask({ kind: 'echo', value: 1 })).rejects.toMatchObject({ reason: 'busy' })
  await tasks.close()
  for (const failure of failed) expect(await failure).toMatchObject({ reason: 'closed' })
  await expect(tasks.ask({ kind: 'echo', value: 1 })).rejects.toMatchObject({ reason: 'closed' })
})

test('a process that cannot be started has its own error', async () => {
  const tasks = open({ entry: join(folder, 'nothing.ts') })
  await expect(tasks.ask({ kind: 'echo', value: 1 })).rejects.toMatchObject({ reason: 'not-started' })
})
