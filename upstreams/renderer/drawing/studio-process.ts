import { flushCompileCache } from 'node:module'
import type { Art } from '@fondly/stationery/paint/art.ts'
import { RendererFault } from '../faults.ts'
import type { draw } from './draw.ts'
import { recent } from '@fondly/kit/recent.ts'
import type { Answered, Asked, Task } from './studio-messages.ts'

/** Milliseconds, so that the first pictures are drawn before. */
const A_LITTLE_LATER = 3_000
/** Bytes of art that is kept as pixels. */
const DRAWN_ART = 80_000_000

// Ctrl-C reaches everybody; who started this process says when it ends, and takes it along when it dies.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.once('disconnect', () => process.exit())

const kept = new Map<string, Art>()
const drawnArt = recent<Awaited<ReturnType<Parameters<typeof draw>[2]['get']>>>(DRAWN_ART, ({ width, height }) => width * height * 4)

process.on('message', ({ id, task, bring, forget }: Asked) => {
  for (const { key, art } of bring) kept.set(key, art)
  // Taken down at once: what is forgotten later is still drawn here.
  const work = begin(task)
  for (const key of forget) kept.delete(key)
  work
    .then(
      (answer) => tell({ id, ...answer }),
      (error: unknown) => tell({ id, ...refusal(error) }),
    )
    .finally(() => keepCompiled(task.kind))
})

const met = new Set<Task['kind']>()

/** For the next process like this one: this one may be ended in any moment, and then writes nothing any more. */
function keepCompiled(kind: Task['kind']): void {
  if (met.has(kind)) return
  met.add(kind)
  setTimeout(flushCompileCache, A_LITTLE_LATER).unref()
}

function tell(answer: Answered): void {
  process.send?.(answer, () => undefined)
}

async function begin(task: Task): Promise<{ bytes: Uint8Array } | { art: Art }> {
  // Each kind of work is read when it first comes: the pictures of a catalogue need no writer of PDF, and wait for none.
  if (task.kind === 'decode') return { art: await (await import('./decode.ts')).decode(task.bytes, task.vectorsToo) }
  if (task.kind === 'render') {
    const { rendered } = await import('../art/rendition.ts')
    return { bytes: await rendered(task.scene, task.format, task.width, task.bleed) }
  }
  const keys = new Map(task.art.map(({ url, key }) => [url, key]))
  const art = new Map(
    task.art.flatMap(({ url, key }): [string, Art][] => {
      const found = kept.get(key)
      return found ? [[url, found]] : []
    }),
  )
  const { draw } = await import('./draw.ts')
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
