import { join } from 'node:path'
import type { Log } from '@fondly/kit/log.ts'
import { TaskFailed } from '@fondly/kit/task-process/task-failed.ts'
import { openTaskProcess } from '@fondly/kit/task-process/task-process.ts'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import { artBytes, type Art } from '@fondly/stationery/paint/art.ts'
import type { Format } from '../art/format.ts'
import { RendererFault } from '../faults.ts'
import type { KnownArt } from '../resolve-art.ts'
import type { Drawing } from './drawing.ts'
import type { Answered, Task } from './studio-messages.ts'

/** Bytes of undrawn art that the studio's process keeps. */
const BROUGHT_ART = 60_000_000
/** More than the queues before it let through at once. */
const CONCURRENCY = 8

export type StudioOptions = {
  log: Log
  /** After so long a task is taken for endless, and the process is ended. */
  taskLimitMs?: number
  /** After so long without a task the process ends. */
  idleMs?: number
}

/**
 * Drawing and decoding in a process of its own, so that whoever browses the catalogue does not wait for whoever sends, and a picture that
 * brings its reader down brings down nothing else. What cannot be drawn, because its task hangs or ends its process twice, is refused with 422.
 */
export function openStudio({ log, ...limits }: StudioOptions) {
  const process = openTaskProcess<Task, Art>({
    name: 'studio',
    entry: join(import.meta.dirname, 'studio-process.ts'),
    log,
    concurrency: CONCURRENCY,
    shared: { maxBytes: BROUGHT_ART, sizeOf: artBytes },
    ...limits,
  })

  async function ask(task: Task, art?: ReadonlyMap<string, { key: string; value: Art }>): Promise<Answered> {
    try {
      // Only studio-process.ts answers there.
      return (await process.ask(task, art)) as Answered
    } catch (error) {
      throw error instanceof TaskFailed ? new RendererFault(422, 'cannot-be-drawn', 'A picture could not be drawn.') : error
    }
  }

  return {
    /** The bytes of a drawing's file. */
    draw: async (drawing: Drawing, art: ReadonlyMap<string, KnownArt>): Promise<Uint8Array> => {
      const shared = [...art].map(([url, { art: value, version }]) => [url, { key: `${url} ${version}`, value }] as const)
      return bytesOf(await ask({ kind: 'draw', drawing }, new Map(shared)))
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
    processId: process.processId,
    close: process.close,
  }
}
export type Studio = ReturnType<typeof openStudio>

function bytesOf(answer: Answered): Uint8Array {
  const told = heard(answer)
  if ('bytes' in told) return told.bytes
  throw new Error('The process that draws answered something else.')
}

function heard(answer: Answered): Exclude<Answered, { fault: unknown }> {
  if ('fault' in answer) throw new RendererFault(answer.fault.status, answer.fault.code, answer.fault.message)
  return answer
}
