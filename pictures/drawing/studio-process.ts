import { serveTasks } from '@fondly/kit/task-process/serve-tasks.ts'
import type { Art } from '@fondly/stationery/paint/art.ts'
import { LRUCache } from 'lru-cache'
import { PictureFault } from '../picture-fault.ts'
import type { draw } from './draw.ts'
import type { Answered, Task } from './studio-messages.ts'

/** The most bytes in the cache of art as pixels. */
const MAX_DRAWN_ART_BYTES = 80_000_000

const drawnArt = new LRUCache<string, Awaited<ReturnType<Parameters<typeof draw>[2]['get']>>>({
  maxSize: MAX_DRAWN_ART_BYTES,
  sizeCalculation: ({ width, height }) => width * height * 4,
})

serveTasks<Task, Art>((task, art, keys) => work(task, art, keys).catch(refusal))

async function work(task: Task, art: ReadonlyMap<string, Art>, keys: ReadonlyMap<string, string>): Promise<Answered> {
  // Import the code of each task when the task first comes, so that pictures of the catalogue do not wait for the PDF writer.
  if (task.kind === 'decode') return { art: await (await import('./decode.ts')).decode(task.bytes, task.vectorsToo) }
  if (task.kind === 'measure') return { visibility: await (await import('./visibility.ts')).measureVisibility(task.picture) }
  if (task.kind === 'resize') {
    const { pictureRendition } = await import('../designs/picture-rendition.ts')
    return { bytes: await pictureRendition(task.picture, task.panel, task.as) }
  }
  if (task.kind === 'render') {
    const { rendered } = await import('../art/rendition.ts')
    return { bytes: await rendered(task.scene, task.format, task.width, task.bleed) }
  }
  const { draw } = await import('./draw.ts')
  const bytes = await draw(task.drawing, art, {
    get: async (name, make) => {
      // The name begins with the url. Add the version, because changed art has other pixels.
      const url = name.split(' ')[0] ?? ''
      const versioned = `${keys.get(url)} ${name}`
      const pixels = drawnArt.get(versioned) ?? (await make())
      drawnArt.set(versioned, pixels)
      return pixels
    },
  })
  return { bytes }
}

function refusal(error: unknown): Answered {
  if (!(error instanceof PictureFault)) throw error
  return { fault: { code: error.code, message: error.message } }
}
