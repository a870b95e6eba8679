import { PictureFault } from '../picture-fault.ts'

/** Runs at most `running` tasks at once and lets at most `waiting` more wait. Throws PictureFault 'busy' when no more may wait. */
export function boundedQueue({ running: atOnce, waiting: inLine }: { running: number; waiting: number }) {
  const line: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= inLine) throw new PictureFault('busy', 'Too many pictures are being drawn.')
      // A task that ends hands its slot to the next one, so `running` stays the same.
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
