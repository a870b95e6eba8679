import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../log.ts'
import type { OddTask } from './odd-tasks.fixture.ts'
import { openTaskPool } from './task-pool.ts'
import type { TaskProcessOptions } from './task-process.ts'

let folder: string
let pool: ReturnType<typeof open>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fondly-pool-'))
})
afterEach(async () => {
  await pool.close()
  await rm(folder, { recursive: true, force: true })
})

function open(more: Partial<TaskProcessOptions<object>> = {}) {
  const entry = join(import.meta.dirname, 'odd-tasks.fixture.ts')
  return openTaskPool<OddTask, object>({ name: 'odd', entry, log: silentLog, processes: 2, ...more })
}

/** Starts a task that runs until `end` is called. */
function startTask(name: string) {
  const [begun, file] = [join(folder, `${name}-begun`), join(folder, name)]
  return {
    answer: pool.ask({ kind: 'until', begun, file }),
    begins: () => (existsSync(begun) ? readFileSync(begun).length : 0),
    end: () => writeFile(file, ''),
  }
}

test('a second process is started only when the first has work', async () => {
  pool = open()
  for (let time = 0; time < 3; time++) await pool.ask({ kind: 'echo', value: time })
  expect(pool.processIds()).toHaveLength(1)
  const [one, other] = [startTask('one'), startTask('other')]
  await expect.poll(() => [one.begins(), other.begins()]).toEqual([1, 1])
  expect(pool.processIds()).toHaveLength(2)
  await Promise.all([one.end(), other.end(), one.answer, other.answer])
})

test('a task that ends its process each time neither stops the other process nor its own successors', async () => {
  pool = open()
  const long = startTask('long')
  await expect.poll(long.begins).toBe(1)
  const [first] = pool.processIds()
  await expect(pool.ask({ kind: 'die' })).rejects.toMatchObject({ reason: 'died' })
  expect(await pool.ask({ kind: 'echo', value: 'next' })).toBe('next')
  expect([pool.processIds()[0], long.begins()]).toEqual([first, 1])
  await long.end()
  expect(await long.answer).toBe('there')
})

test('a task whose process is killed is done by its successor while the other process goes on', async () => {
  pool = open()
  const [one, other] = [startTask('one'), startTask('other')]
  await expect.poll(() => [one.begins(), other.begins()]).toEqual([1, 1])
  process.kill(pool.processIds()[0] ?? 0, 'SIGKILL')
  await expect.poll(one.begins).toBe(2)
  await Promise.all([one.end(), other.end()])
  expect([await one.answer, await other.answer, other.begins()]).toEqual(['there', 'there', 1])
})

test('waiting tasks are started in their order by the process that first has room', async () => {
  pool = open()
  const [one, other] = [startTask('one'), startTask('other')]
  const done: string[] = []
  const waiting = ['third', 'fourth'].map(async (value) => done.push(String(await pool.ask({ kind: 'echo', value }))))
  await expect.poll(() => [one.begins(), other.begins()]).toEqual([1, 1])
  await other.end()
  await Promise.all(waiting)
  expect([done, one.begins()]).toEqual([['third', 'fourth'], 1])
  await one.end()
  await one.answer
})

test('tasks beyond the places and the queue are refused, and all are refused when the pool closes', async () => {
  pool = open({ maxWaiting: 1 })
  const running = ['one', 'other', 'waiting'].map((name) => startTask(name).answer.catch((error: unknown) => error))
  await expect(pool.ask({ kind: 'echo', value: 1 })).rejects.toMatchObject({ reason: 'busy' })
  await pool.close()
  for (const failure of await Promise.all(running)) expect(failure).toMatchObject({ reason: 'closed' })
  await expect(pool.ask({ kind: 'echo', value: 1 })).rejects.toMatchObject({ reason: 'closed' })
})
