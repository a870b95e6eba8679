import { Worker } from 'node:worker_threads'
import type { Log } from '@fondly/kit/log.ts'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import type { Art } from '@fondly/stationery/paint/art.ts'
import type { Format } from '../art/rendition.ts'
import { RendererFault } from '../faults.ts'
import type { KnownArt } from '../resolve-art.ts'
import type { Drawing } from './draw.ts'
import { recent } from './recent.ts'
import type { Answered, Asked, Task } from './studio-messages.ts'

/** Bytes of undrawn art that the thread keeps. */
const BROUGHT_ART = 60_000_000
/** Megabytes of script memory that the thread may use before it is ended. */
const MEMORY = 512

export type StudioOptions = {
  log: Log
  /** After so long a task is taken for endless, and the thread is ended. */
  patienceMilliseconds?: number
}

type Waiting = {
  asked: Asked
  tries: number
  settle: (answer: Answered) => void
  refuse: (error: Error) => void
  patience: NodeJS.Timeout
}

/**
 * Drawing and decoding in a thread of its own, so that whoever browses the catalogue does not wait for whoever sends. The thread is started
 * when it is first needed; one that dies or hangs is replaced, what it was doing is tried once more, and then refused.
 */
export function openStudio({ log, patienceMilliseconds = 60_000 }: StudioOptions) {
  const waiting = new Map<number, Waiting>()
  let forgotten: string[] = []
  let brought = newAccount()
  let thread: Worker | undefined
  let next = 0
  let closed = false

  function newAccount() {
    return recent<number>(
      BROUGHT_ART,
      (weight) => weight,
      (key) => forgotten.push(key),
    )
  }

  function opened(): Worker {
    if (thread) return thread
    const started = new Worker(new URL('./studio-thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MEMORY } })
    // A process that has nothing else to do may end.
    started.unref()
    started.on('message', (answer: Answered) => {
      const found = waiting.get(answer.id)
      if (!found) return
      finish(found)
      found.settle(answer)
    })
    started.on('error', (cause) => log.error('The thread that draws has failed.', { upstream: 'renderer', cause }))
    started.once('exit', () => replace(started))
    thread = started
    brought = newAccount()
    forgotten = []
    return started
  }

  /** Whatever the dead thread was at: once more with another, for only one of them need have been its death. */
  function replace(dead: Worker): void {
    if (thread !== dead) return
    thread = undefined
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
    if (waiting.size === 0) thread?.unref()
  }

  function send({
    asked: { task },
    tries,
    settle,
    refuse,
  }: Pick<Waiting, 'settle' | 'refuse' | 'tries'> & { asked: { task: Task } }): void {
    const at = opened()
    const asked: Asked = { id: ++next, task, bring: task.kind === 'draw' ? unseen(task.art) : [], forget: forgotten.splice(0) }
    const patience = setTimeout(() => {
      log.error('A drawing took too long; its thread is ended.', { upstream: 'renderer', code: task.kind })
      void at.terminate()
    }, patienceMilliseconds)
    waiting.set(asked.id, { asked, tries: tries + 1, settle, refuse, patience })
    at.ref()
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
    at.postMessage(asked)
  }

  /** What of this art the thread has not been brought. Kept here until the task is done, in case it must be brought again. */
  const known = new Map<string, Art>()
  function unseen(art: { key: string }[]): Asked['bring'] {
    return art.flatMap(({ key }) => {
      const found = known.get(key)
      if (brought.get(key) !== undefined || !found) return []
      brought.set(key, weightOf(found))
      return [{ key, art: found }]
    })
  }

  function ask(task: Task): Promise<Answered> {
    return new Promise((settle, refuse) => send({ asked: { task }, tries: 0, settle, refuse }))
  }

  return {
    /** The bytes of a drawing's file. */
    draw: async (drawing: Drawing, art: ReadonlyMap<string, KnownArt>): Promise<Uint8Array> => {
      const named = [...art].map(([url, { art: found, version }]) => ({ url, key: `${url} ${version}`, found }))
      for (const { key, found } of named) known.set(key, found)
      try {
        return bytesOf(await ask({ kind: 'draw', drawing, art: named.map(({ url, key }) => ({ url, key })) }))
      } finally {
        for (const { key } of named) known.delete(key)
      }
    },
    /** A scene as a file. */
    render: async (scene: Scene, format: Exclude<Format, 'scene'>, width: number, bleed: boolean): Promise<Uint8Array> =>
      bytesOf(await ask({ kind: 'render', scene, format, width, bleed })),
    /** Any picture, as JPEG or PNG in sRGB. */
    decode: async (bytes: Uint8Array, vectorsToo: boolean): Promise<Art> => {
      const answer = heard(await ask({ kind: 'decode', bytes, vectorsToo }))
      if ('art' in answer) return answer.art
      throw new Error('The thread that draws answered something else.')
    },
    close: async (): Promise<void> => {
      closed = true
      await thread?.terminate()
    },
  }
}
export type Studio = ReturnType<typeof openStudio>

function bytesOf(answer: Answered): Uint8Array {
  const told = heard(answer)
  if ('bytes' in told) return told.bytes
  throw new Error('The thread that draws answered something else.')
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
