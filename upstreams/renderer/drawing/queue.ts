import { RendererFault } from '../faults.ts'

/** Lets a few works run at once and a few more wait; whoever comes after that is told to come again. */
export function boundedQueue({ running: atOnce, waiting: inLine }: { running: number; waiting: number }) {
  const line: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= inLine)
        throw new RendererFault(503, 'busy', 'Too many pictures are being drawn.', { headers: { 'retry-after': '2' } })
      // Whoever ends hands its place on, so `running` stays as it is.
      await new Promise<void>((resolve) => void line.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
