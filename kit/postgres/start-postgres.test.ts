import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog, type Log, type LogFields } from '../log.ts'
import { gaveUp } from './postgres-problem.ts'
import { removeStaleSocketLocks, runningPostmaster, stopPostmaster } from './postmaster.ts'
import { startPostgres } from './start-postgres.ts'
import { stopLeftBehind } from './stop-left-behind.ts'

const isRoot = process.getuid?.() === 0
const NOBODY_UID = 65_534

let closed: string
let dataFolder: string

beforeAll(async () => {
  // Only its owner can open this folder, as with a home folder.
  closed = await mkdtemp(join(tmpdir(), 'starter-'))
  await chmod(closed, 0o700)
  dataFolder = join(closed, 'data')
})

afterAll(async () => {
  for (const folder of [dataFolder, join(closed, 'nobody')]) {
    const left = await runningPostmaster(join(folder, 'postgres'))
    if (left) await stopPostmaster(join(folder, 'postgres'), left)
  }
  await rm(closed, { recursive: true, force: true })
})

const start = (more: Partial<Parameters<typeof startPostgres>[0]> = {}) => startPostgres({ dataFolder, log: silentLog, ...more })
const running = () => runningPostmaster(join(dataFolder, 'postgres'))

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {}) // of a killed server; the statement under way rejects too
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

const count = async (url: string) =>
  (await ask<{ count: number }>(url, 'select count(*)::integer as count from acknowledged'))[0]?.count ?? 0

/** Starts the fixture as a process. Resolves when it is ready; `acknowledged` grows while it writes. */
async function writer(folder: string, prefix: string[] = []) {
  const args = [...prefix, process.execPath, join(import.meta.dirname, 'start-postgres.fixture.ts'), folder]
  const child: ChildProcess = spawn(args[0] ?? '', args.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: number[] = []
  const ready = Promise.withResolvers<string>()
  child.once('exit', () => ready.reject(new Error('The writer ended.')))
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) =>
      line.startsWith('ready ') ? ready.resolve(line.slice(6)) : acknowledged.push(Number(line)),
    )
  const url = await ready.promise
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await once(child, 'close')
  }
  return { url, acknowledged, end }
}

test('a new data folder is private and durable, and keeps its data between starts', async () => {
  const first = await start()
  expect(await ask(first.url, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(await ask(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  await ask(first.url, 'create table kept as select 1 as one')
  await first.stop()
  expect(await running()).toBeUndefined()
  expect((await stat(join(dataFolder, 'postgres'))).mode & 0o777).toBe(0o700)
  const second = await start()
  expect(await ask(second.url, 'select * from kept')).toEqual([{ one: 1 }])
  await second.stop()
})

test('two processes share one server until the last one leaves', async () => {
  const [one, other] = await Promise.all([start(), start()])
  const server = await running()
  await one.stop()
  expect(await ask(other.url, 'select * from kept')).toEqual([{ one: 1 }])
  expect((await running())?.pid).toBe(server?.pid)
  await other.stop()
  expect(await running()).toBeUndefined()
})

test('the server of a killed process is joined without losing acknowledged data', async () => {
  const killed = await writer(dataFolder)
  while (killed.acknowledged.length < 50) await pause(5)
  await killed.end('SIGKILL')
  const survivor = await running()
  const next = await start()
  expect((await running())?.pid).toBe(survivor?.pid)
  const rows = await ask<{ number: number }>(next.url, 'select number::integer from acknowledged')
  expect(killed.acknowledged.filter((number) => !rows.some((row) => row.number === number))).toEqual([])
  await next.stop()
  expect(await running()).toBeUndefined()
})

test('only an unused server of a killed process is stopped', async () => {
  const killed = await writer(dataFolder)
  expect(await stopLeftBehind(dataFolder)).toBe(false)
  expect(await ask(killed.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await killed.end('SIGKILL')
  expect(await running()).toBeDefined()
  expect(await stopLeftBehind(dataFolder)).toBe(true)
  expect(await running()).toBeUndefined()
  expect(await stopLeftBehind(join(closed, 'nowhere'))).toBe(true)
})

test('a killed server is started again under a living process, and nothing is lost', async () => {
  const mine = await start()
  await ask(mine.url, 'create table written as select 7 as seven')
  process.kill((await running())?.pid ?? 0, 'SIGKILL')
  await expect.poll(() => ask(mine.url, 'select * from written').catch(() => 'not yet')).toEqual([{ seven: 7 }])
  await mine.stop()
})

test('a server that was joined after its process died and is then killed starts again without losing data', async () => {
  const killed = await writer(dataFolder)
  while (killed.acknowledged.length < 20) await pause(5)
  await killed.end('SIGKILL')
  const next = await start()
  process.kill((await running())?.pid ?? 0, 'SIGKILL')
  await expect.poll(() => count(next.url).catch(() => 'not yet')).toBeGreaterThanOrEqual(killed.acknowledged.length)
  await next.stop()
  expect(await running()).toBeUndefined()
})

test('the next process starts a server again after the server and its process were killed, without losing data', async () => {
  const killed = await writer(dataFolder)
  while (killed.acknowledged.length < 20) await pause(5)
  process.kill((await running())?.pid ?? 0, 'SIGKILL')
  await killed.end('SIGKILL')
  const next = await start()
  expect(await count(next.url)).toBeGreaterThanOrEqual(killed.acknowledged.length)
  await next.stop()
})

test('a busy backend of a killed server does not prevent the next start', async () => {
  const mine = await start()
  const busy = ask(mine.url, 'select count(*) from generate_series(1, 1e15)').catch(() => 'ended')
  await expect
    .poll(() => ask(mine.url, "select 1 from pg_stat_activity where query like '%1e15)' and pid <> pg_backend_pid()"))
    .not.toEqual([])
  process.kill((await running())?.pid ?? 0, 'SIGKILL')
  expect(await busy).toBe('ended')
  await expect.poll(() => ask(mine.url, 'select 1 as one').catch(() => 'not yet')).toEqual([{ one: 1 }])
  await mine.stop()
})

test('a failed restart is logged and retried until the server starts', async () => {
  const failed: LogFields[] = []
  const again: LogFields[] = []
  const log: Log = {
    ...silentLog,
    error: (_, fields) => failed.push(fields ?? {}),
    info: (_, fields) => again.push(fields ?? {}),
  }
  const mine = await start({ log })
  const conf = join(dataFolder, 'postgres', 'postgresql.conf')
  const whole = await readFile(conf, 'utf8')
  await writeFile(conf, 'no_such_setting = 1\n')
  process.kill((await running())?.pid ?? 0, 'SIGKILL')
  await expect.poll(() => failed.map(({ attempt }) => attempt)).toEqual(expect.arrayContaining([1, 2, 3]))
  expect(failed[0]).toMatchObject({ milliseconds: expect.any(Number), cause: { code: 'gave-up' } })
  await writeFile(conf, whole)
  await expect.poll(() => again.length).toBe(1)
  expect(await ask(mine.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await mine.stop()
})

test('a process stops at once while its server cannot be started', async () => {
  const failed: LogFields[] = []
  const mine = await start({ log: { ...silentLog, error: (_, fields) => failed.push(fields ?? {}) } })
  const conf = join(dataFolder, 'postgres', 'postgresql.conf')
  const whole = await readFile(conf, 'utf8')
  await writeFile(conf, 'no_such_setting = 1\n')
  process.kill((await running())?.pid ?? 0, 'SIGKILL')
  await expect.poll(() => failed.length).toBeGreaterThan(0)
  await mine.stop()
  await writeFile(conf, whole)
  expect(await running()).toBeUndefined()
})

test('only socket lock files of stopped servers are removed', async () => {
  const mine = await start()
  const { socketFolder = '' } = (await running()) ?? {}
  const folder = join(dataFolder, 'postgres')
  const locks = async () => (await readdir(socketFolder)).filter((name) => name.endsWith('.lock')).toSorted()
  // The number belongs to a process that runs and is not a server of this folder.
  await writeFile(join(socketFolder, '.s.PGSQL.6000.lock'), `${process.pid}\n${folder}\n1\n6000\n${socketFolder}\n`)
  await removeStaleSocketLocks(socketFolder, await realpath(folder))
  expect(await locks()).toEqual(['.s.PGSQL.5432.lock'])
  await mine.stop()
})

test('a stale pid file does not prevent the next start', async () => {
  await writeFile(join(dataFolder, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataFolder}/postgres\n1\n5432\n/tmp\n\n\nready\n`)
  const mine = await start()
  expect(await ask(mine.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await mine.stop()
})

test('a folder of another PostgreSQL version is refused with an explanation', async () => {
  const other = join(closed, 'other')
  await mkdir(join(other, 'postgres'), { recursive: true })
  await writeFile(join(other, 'postgres', 'PG_VERSION'), '15\n')
  await expect(start({ dataFolder: other })).rejects.toThrow(/was written by PostgreSQL 15 and the embedded one is 18; .*DATABASE_URL/)
})

test('a full disk is reported as such', () => {
  expect(gaveUp('start', 'x\nFATAL:  could not write lock file "postmaster.pid": No space left on device\n').message).toMatch(
    /^The disk is full: .*make room, or set DATABASE_URL/,
  )
})

describe.skipIf(!isRoot)('as root', () => {
  test.each(['user namespace', 'other user'] as const)('root starts the server on the same folder through: %s', async (way) => {
    const mine = await start({ ways: [way] })
    expect(await ask(mine.url, 'select * from kept')).toEqual([{ one: 1 }])
    const status = await readFile(`/proc/${(await running())?.pid}/status`, 'utf8')
    expect(/^Uid:\s+0\b/m.test(status)).toBe(way === 'user namespace')
    await mine.stop()
  })

  test('an ordinary user and then root can start the server on one folder', async () => {
    await chmod(closed, 0o711)
    const folder = join(closed, 'nobody')
    await mkdir(folder, { mode: 0o700 })
    await chown(folder, NOBODY_UID, NOBODY_UID)
    const asNobody = ['setpriv', `--reuid=${NOBODY_UID}`, `--regid=${NOBODY_UID}`, '--clear-groups', '--']
    const theirs = await writer(folder, asNobody)
    expect((await stat(join(folder, 'postgres'))).uid).toBe(NOBODY_UID)
    while (theirs.acknowledged.length === 0) await pause(5)
    await theirs.end('SIGTERM')
    expect(await runningPostmaster(join(folder, 'postgres'))).toBeUndefined()

    // With sudo, root uses the folder of that user, and the user must still own it afterwards.
    const roots = await start({ dataFolder: folder })
    expect(await ask(roots.url, 'select count(*) > 0 as kept from acknowledged')).toEqual([{ kept: true }])
    await roots.stop()
    const again = await writer(folder, asNobody)
    await again.end('SIGTERM')
  })
})
