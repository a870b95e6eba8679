import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname, join } from 'node:path'
import type { Log } from '@fondly/kit/log.ts'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import type { Art } from '@fondly/stationery/paint/art.ts'
import type { Format } from '../art/format.ts'
import { RendererFault } from '../faults.ts'
import type { KnownArt } from '../resolve-art.ts'
import type { Drawing } from './drawing.ts'
import { recent } from '@fondly/kit/recent.ts'
import type { Answered, Asked, Task } from './studio-messages.ts'

/** Bytes of undrawn art that the studio's process keeps. */
const BROUGHT_ART = 60_000_000
/** Megabytes of script memory that it may use before it is ended. */
const MEMORY = 512
const STUDIO = join(import.meta.dirname, 'studio-process.ts')

export type StudioOptions = {
  log: Log
  /** After so long a task is taken for endless, and the process is ended. */
  patienceMilliseconds?: number
  /** After so long without a task the process ends: what drawing takes of memory is the system's again. */
  quietMilliseconds?: number
}

type ArtByKey = ReadonlyMap<string, Art>

type Waiting = {
  asked: Asked
  /** The art of this drawing, kept until it is done: if the process dies, it is sent to the next one, even if other drawings with the same art have ended. */
  art: ArtByKey
  tries: number
  settle: (answer: Answered) => void
  refuse: (error: Error) => void
  patience: NodeJS.Timeout
}

/**
 * Drawing and decoding in a process of its own, so that whoever browses the catalogue does not wait for whoever sends, and a picture that
 * brings its reader down brings down nothing else. It is started when it is first needed and ends when nobody needs it; one that dies or
 * hangs is replaced, what it was doing is tried once more, and then refused.
 */
export function openStudio({ log, patienceMilliseconds = 60_000, quietMilliseconds = 120_000 }: StudioOptions) {
  const waiting = new Map<number, Waiting>()
  let forgotten: string[] = []
  let brought = newAccount()
  let child: ChildProcess | undefined
  let quiet: NodeJS.Timeout | undefined
  let next = 0
  let closed = false

  function newAccount() {
    return recent<number>(
      BROUGHT_ART,
      (weight) => weight,
      (key) => forgotten.push(key),
    )
  }

  function opened(): ChildProcess {
    if (child) return child
    const started = fork(STUDIO, {
      // Bytes travel as bytes.
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${MEMORY}`],
      // Pictures are a few large pieces: with an arena for each of many threads most of what was freed would be kept.
      env: { ...surroundings(), ...keptCode(), MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    rest(started)
    started.on('message', (answer: Answered) => {
      const found = waiting.get(answer.id)
      if (!found) return
      finish(found)
      found.settle(answer)
    })
    started.on('error', (cause) => {
      log.error('The process that draws has failed.', { upstream: 'renderer', cause })
      // One that never stood up does not end either.
      if (started.pid === undefined) replace(started)
    })
    started.once('exit', () => replace(started))
    child = started
    brought = newAccount()
    forgotten = []
    return started
  }

  /** While nothing is drawn, the process that asks may end, and this one with it. */
  function rest(resting: ChildProcess): void {
    resting.unref()
    resting.channel?.unref()
  }

  function leaveSoon(resting: ChildProcess): void {
    rest(resting)
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      if (child !== resting || waiting.size > 0) return
      child = undefined
      resting.kill('SIGKILL')
    }, quietMilliseconds).unref()
  }

  /** Whatever the dead process was at: once more with another, for only one of them need have been its death. */
  function replace(dead: ChildProcess): void {
    if (child !== dead) return
    child = undefined
    const interrupted = Array.from(waiting.values())
    waiting.clear()
    for (const one of interrupted) {
      clearTimeout(one.patience)
      if (closed || one.tries > 1) one.refuse(new RendererFault(422, 'cannot-be-drawn', 'A picture could not be drawn.'))
      else send(one)
    }
  }

  function finish(one: Waiting): void {
    clearTimeout(one.patience)
    waiting.delete(one.asked.id)
    if (waiting.size === 0 && child) leaveSoon(child)
  }

  function send({
    asked: { task },
    art,
    tries,
    settle,
    refuse,
  }: Pick<Waiting, 'art' | 'settle' | 'refuse' | 'tries'> & { asked: { task: Task } }): void {
    const at = opened()
    const asked: Asked = { id: ++next, task, bring: unseen(art), forget: forgotten.splice(0) }
    const patience = setTimeout(() => {
      log.error('A drawing took too long; its process is ended.', { upstream: 'renderer', code: task.kind })
      at.kill('SIGKILL')
    }, patienceMilliseconds)
    waiting.set(asked.id, { asked, art, tries: tries + 1, settle, refuse, patience })
    at.ref()
    at.channel?.ref()
    // Whoever can no longer be told is about to end, and is replaced then.
    at.send(asked, () => undefined)
  }

  /** What of this art the process has not been brought. */
  function unseen(art: ArtByKey): Asked['bring'] {
    return [...art].flatMap(([key, found]) => {
      if (brought.get(key) !== undefined) return []
      brought.set(key, weightOf(found))
      return [{ key, art: found }]
    })
  }

  function ask(task: Task, art: ArtByKey = new Map()): Promise<Answered> {
    if (closed) return Promise.reject(new RendererFault(422, 'cannot-be-drawn', 'A picture could not be drawn.'))
    return new Promise((settle, refuse) => send({ asked: { task }, art, tries: 0, settle, refuse }))
  }

  return {
    /** The bytes of a drawing's file. */
    draw: async (drawing: Drawing, art: ReadonlyMap<string, KnownArt>): Promise<Uint8Array> => {
      const named = [...art].map(([url, { art: found, version }]) => ({ url, key: `${url} ${version}`, found }))
      return bytesOf(
        await ask(
          { kind: 'draw', drawing, art: named.map(({ url, key }) => ({ url, key })) },
          new Map(named.map(({ key, found }) => [key, found])),
        ),
      )
    },
    /** A scene as a file. */
    render: async (scene: Scene, format: Exclude<Format, 'scene'>, width: number, bleed: boolean): Promise<Uint8Array> =>
      bytesOf(await ask({ kind: 'render', scene, format, width, bleed })),
    /** Any picture, as JPEG or PNG in sRGB. */
    decode: async (bytes: Uint8Array, vectorsToo: boolean): Promise<Art> => {
      const answer = heard(await ask({ kind: 'decode', bytes, vectorsToo }))
      if ('art' in answer) return answer.art
      throw new Error('The process that draws answered something else.')
    },
    /** Of the process that draws; undefined while there is none. */
    processId: (): number | undefined => child?.pid,
    close: async (): Promise<void> => {
      closed = true
      clearTimeout(quiet)
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.ref()
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
export type Studio = ReturnType<typeof openStudio>

/** What any program needs to find its way; of our settings and secrets nothing, as pictures come from strangers. */
function surroundings(): NodeJS.ProcessEnv {
  return Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'].map((name) => [name, process.env[name]]))
}

/** Where this process keeps compiled code, if it does, its child does too. */
function keptCode(): NodeJS.ProcessEnv {
  // Node names a folder of its own release in the one that it is given.
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}

function bytesOf(answer: Answered): Uint8Array {
  const told = heard(answer)
  if ('bytes' in told) return told.bytes
  throw new Error('The process that draws answered something else.')
}

function heard(answer: Answered): Exclude<Answered, { fault: unknown } | { failed: unknown }> {
  if ('fault' in answer) throw new RendererFault(answer.fault.status, answer.fault.code, answer.fault.message)
  if ('failed' in answer) throw new Error(`A picture could not be drawn: ${answer.failed}`)
  return answer
}

// A scene is kept as objects, which weigh several times their text; its numbers are most of it.
function weightOf(art: Art): number {
  return 'picture' in art ? art.picture.byteLength : JSON.stringify(art.scene).length * 3
}
