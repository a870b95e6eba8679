import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@fondly/kit/log.ts'
import { assertCanListen } from '../serve/cannot-listen.ts'
import { stopAll, WORK_LIMIT_MS } from '../serve/stop-all.ts'
import { database } from '../settings/database.ts'
import type { Settings } from '../settings/settings.ts'
import { CannotServe } from './cannot-serve.ts'
import { toPrimary, type ToServer } from './messages.ts'
import { createRestartDelay } from './restart-delay.ts'

/** A server process that was asked to end waits this long for its own replacement. After that, any other process that answers is enough. */
const REPLACEMENT_LIMIT_MS = 15_000
/** A server process ends its work after WORK_LIMIT_MS itself. A process that hangs is killed a little later. */
const KILL_AFTER_MS = WORK_LIMIT_MS + 1_500

/** Without this, each thread would reserve memory of its own. Node has few threads, so they can share. */
const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }

type Member = { worker: Worker; startedAt: number; isReady: boolean; isLeaving: boolean }

export type Supervised = { url: string; isSeeded: boolean; stop: () => Promise<void> }

/**
 * Serves with several processes on one port: this process holds the database, starts the server processes and replaces each one that ends. The first
 * server process prepares the database before the others start. Rejects when the first one cannot start.
 */
export async function supervise(settings: Settings, log: Log): Promise<Supervised> {
  const members = new Map<number, Member>()
  const restartDelay = createRestartDelay()
  const first = Promise.withResolvers<{ isSeeded: boolean }>()
  let url: string | undefined
  let hasServed = false
  let isStopping = false
  /** The id of the process that does the work for all processes. */
  let jobHolder: number | undefined

  const send = ({ worker }: Member, message: ToServer) => worker.isConnected() && worker.send(message)

  function start(): void {
    const worker = cluster.fork(MEMORY_ENVIRONMENT)
    const member: Member = { worker, startedAt: performance.now(), isReady: false, isLeaving: false }
    members.set(worker.id, member)
    worker.on('error', (cause) => log.warn('A server process could not be reached.', { cause }))
    worker.on('message', (message: unknown) => receive(member, message))
    worker.once('exit', (code, signal) => replace(member, signal ?? String(code)))
    send(member, { kind: 'begin', isFirst: !hasServed })
    if (url !== undefined) send(member, { kind: 'database', url })
  }

  function receive(member: Member, raw: unknown): void {
    const message = toPrimary(raw)
    // A later process has written its error to the log. It ends and is replaced.
    if (message.kind === 'failed') first.reject(new CannotServe(message.sentence))
    else if (message.kind === 'leaving' && !member.isLeaving && !isStopping) {
      member.isLeaving = true
      start()
      setTimeout(() => listAnswering().length > 0 && send(member, { kind: 'retire' }), REPLACEMENT_LIMIT_MS).unref()
    } else if (message.kind === 'ready') {
      member.isReady = true
      if (!hasServed) jobHolder = member.worker.id
      hasServed = true
      first.resolve({ isSeeded: message.isSeeded })
      appointJobHolder()
      const answering = listAnswering().length
      if (answering === settings.processes) log.info('All server processes answer.', { count: answering })
      for (const one of members.values()) if (one.isLeaving) send(one, { kind: 'retire' })
    }
  }

  function replace(member: Member, code: string): void {
    members.delete(member.worker.id)
    if (isStopping) return
    appointJobHolder()
    if (!hasServed) return first.reject(new CannotServe('The server process ended while it started.'))
    // A process that was asked to end already has its replacement.
    if (member.isLeaving) return
    const lifeMs = performance.now() - member.startedAt
    const delayMs = restartDelay(lifeMs)
    log.warn('A server process ended; another one is started.', { code, milliseconds: Math.round(delayMs) })
    setTimeout(() => !isStopping && start(), delayMs)
  }

  const listAnswering = () => [...members.values()].filter(({ isReady, isLeaving }) => isReady && !isLeaving)

  function appointJobHolder(): void {
    if (jobHolder !== undefined && members.has(jobHolder)) return
    const [next] = listAnswering()
    jobHolder = next?.worker.id
    if (next) send(next, { kind: 'take-jobs' })
  }

  async function endMembers(): Promise<void> {
    const ended = [...members.values()].map(async (member) => {
      if (member.worker.isDead()) return
      const exited = once(member.worker, 'exit')
      send(member, { kind: 'stop' })
      const isEnded = await Promise.race([exited.then(() => true), pause(KILL_AFTER_MS, false, { ref: false })])
      if (!isEnded) member.worker.process.kill('SIGKILL')
      await exited
    })
    await Promise.all(ended)
  }

  await assertCanListen(settings)
  // Let the processes share the listening socket. If this process gave out the connections, a connection on its way to a killed process would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let stopDatabase = () => Promise.resolve()
  const stop = async () => {
    isStopping = true
    await endMembers()
    await stopAll({ parts: [], database: [{ name: 'database', stop: stopDatabase }], log })
  }
  try {
    start()
    const opening = database(settings, log).then((opened) => {
      stopDatabase = opened.stop
      url = opened.url
      for (const member of members.values()) send(member, { kind: 'database', url })
    })
    const [{ isSeeded }] = await Promise.all([first.promise, opening])
    for (let count = 1; count < settings.processes; count++) start()
    return { url: settings.url, isSeeded, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
