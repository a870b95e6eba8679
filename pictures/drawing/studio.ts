import { join } from 'node:path'
import type { Log } from '@fondly/kit/log.ts'
import { TaskFailed } from '@fondly/kit/task-process/task-failed.ts'
import { openTaskPool } from '@fondly/kit/task-process/task-pool.ts'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import { artBytes, type Art } from '@fondly/stationery/paint/art.ts'
import type { Format } from '../art/format.ts'
import { PictureFault } from '../picture-fault.ts'
import type { ResolvedArt } from '../resolve-art.ts'
import type { Drawing } from './drawing.ts'
import type { Answered, PictureRendition, Task } from './studio-messages.ts'
import type { Visibility } from './visibility.ts'

/** The most bytes in the cache of art that was sent to the studio's process and is not drawn yet. */
const MAX_SHARED_ART_BYTES = 60_000_000
/**
 * The least numbers of tasks that run at once, in all processes and in each. In one process, a task is painted while another is encoded in a thread.
 */
const MIN_CONCURRENT_TASKS = 8
const MIN_CONCURRENT_TASKS_EACH = 2

export type StudioOptions = {
  log: Log
  /** The most processes that draw. Default 1. */
  processes?: number
  /** The time after which a task counts as endless and the process is ended. */
  taskLimitMs?: number
  /** The time without a task after which the process ends. */
  idleMs?: number
}

/**
 * Draws and decodes in processes of its own, so that pictures of the catalogue do not wait for sendings, and a picture that crashes its reader
 * crashes nothing else. Throws PictureFault when a task hangs or ends its process twice.
 */
export function openStudio({ log, processes = 1, ...limits }: StudioOptions) {
  const pool = openTaskPool<Task, Art, Answered>({
    name: 'studio',
    entry: join(import.meta.dirname, 'studio-process.ts'),
    log,
    processes,
    concurrency: Math.max(MIN_CONCURRENT_TASKS_EACH, Math.ceil(MIN_CONCURRENT_TASKS / processes)),
    shared: { maxBytes: MAX_SHARED_ART_BYTES, sizeOf: artBytes },
    ...limits,
  })

  async function ask(task: Task, art?: ReadonlyMap<string, { key: string; value: Art }>): Promise<Answered> {
    try {
      return await pool.ask(task, art)
    } catch (error) {
      throw error instanceof TaskFailed ? new PictureFault('cannot-be-drawn', 'A picture could not be drawn.') : error
    }
  }

  return {
    /** Returns the bytes of a drawing's file. */
    draw: async (drawing: Drawing, art: ReadonlyMap<string, ResolvedArt>): Promise<Uint8Array> => {
      const shared = [...art].map(([url, { art: value, version }]) => [url, { key: `${url} ${version}`, value }] as const)
      return bytesOf(await ask({ kind: 'draw', drawing }, new Map(shared)))
    },
    /** Renders a scene to a file. */
    render: async (scene: Scene, format: Exclude<Format, 'scene'>, width: number, bleed: boolean): Promise<Uint8Array> =>
      bytesOf(await ask({ kind: 'render', scene, format, width, bleed })),
    /** Renders a picture of a panel (pixels at 300 dpi), which shows its bleed, to a file. */
    resize: async (picture: Uint8Array, panel: { width: number; height: number }, as: PictureRendition): Promise<Uint8Array> =>
      bytesOf(await ask({ kind: 'resize', picture, panel, as })),
    /** Converts any picture to JPEG or PNG in sRGB. */
    decode: async (bytes: Uint8Array, vectorsToo: boolean): Promise<Art> => {
      const answer = orThrowFault(await ask({ kind: 'decode', bytes, vectorsToo }))
      if ('art' in answer) return answer.art
      throw new Error('The process that draws answered something else.')
    },
    /** Measures how much of a decoded picture can be seen on light and on dark ground. */
    measure: async (picture: Uint8Array): Promise<Visibility> => {
      const answer = orThrowFault(await ask({ kind: 'measure', picture }))
      if ('visibility' in answer) return answer.visibility
      throw new Error('The process that draws answered something else.')
    },
    /** The most processes that draw. */
    processes,
    /** The ids of the drawing processes that run now. */
    processIds: pool.processIds,
    close: pool.close,
  }
}
export type Studio = ReturnType<typeof openStudio>

function bytesOf(answer: Answered): Uint8Array {
  const reply = orThrowFault(answer)
  if ('bytes' in reply) return reply.bytes
  throw new Error('The process that draws answered something else.')
}

function orThrowFault(answer: Answered): Exclude<Answered, { fault: unknown }> {
  if ('fault' in answer) throw new PictureFault(answer.fault.code, answer.fault.message)
  return answer
}
