import { parentPort } from 'node:worker_threads'
import type { Art } from '@fondly/stationery/paint/art.ts'
import { rendered } from '../art/rendition.ts'
import { RendererFault } from '../faults.ts'
import { decode } from './decode.ts'
import { draw } from './draw.ts'
import { recent } from './recent.ts'
import type { Answered, Asked, Task } from './studio-messages.ts'

/** Bytes of art that is kept as pixels. */
const DRAWN_ART = 80_000_000

const port = parentPort
if (!port) throw new Error('This file is a thread of the renderer.')

const kept = new Map<string, Art>()
const drawnArt = recent<Awaited<ReturnType<Parameters<typeof draw>[2]['get']>>>(DRAWN_ART, ({ width, height }) => width * height * 4)

port.on('message', ({ id, task, bring, forget }: Asked) => {
  for (const { key, art } of bring) kept.set(key, art)
  // Taken down at once: what is forgotten later is still drawn here.
  const work = begin(task)
  for (const key of forget) kept.delete(key)
  work.then(
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
    (answer) => port.postMessage({ id, ...answer } satisfies Answered),
    (error: unknown) => port.postMessage({ id, ...refusal(error) } satisfies Answered),
  )
})

async function begin(task: Task): Promise<{ bytes: Uint8Array } | { art: Art }> {
  if (task.kind === 'decode') return { art: await decode(task.bytes, task.vectorsToo) }
  if (task.kind === 'render') return { bytes: await rendered(task.scene, task.format, task.width, task.bleed) }
  const keys = new Map(task.art.map(({ url, key }) => [url, key]))
  const art = new Map(
    task.art.flatMap(({ url, key }): [string, Art][] => {
      const found = kept.get(key)
      return found ? [[url, found]] : []
    }),
  )
  const bytes = await draw(task.drawing, art, {
    get: async (name, make) => {
      // The name begins with the url; another state of the art is other pixels.
      const url = name.split(' ')[0] ?? ''
      const versioned = `${keys.get(url)} ${name}`
      const pixels = drawnArt.get(versioned) ?? (await make())
      drawnArt.set(versioned, pixels)
      return pixels
    },
  })
  return { bytes }
}

function refusal(error: unknown): { fault: { status: number; code: string; message: string } } | { failed: string } {
  if (error instanceof RendererFault) return { fault: { status: error.status, code: error.code, message: error.message } }
  return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
