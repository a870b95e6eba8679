import type { Death } from './death.ts'
import type { ChaosProduct } from './test-product.ts'
import { look } from './looks.ts'
import { followToEnd } from './senders.ts'
import { startWorker, type Worker } from './workers.ts'

export type RelayOptions = { testProduct: ChaosProduct; leaseMilliseconds: number; isBlind?: boolean }

/** Lets one process after another work on the sendings. The next process is always ready before it is needed. */
export function relay({ testProduct, leaseMilliseconds, isBlind = false }: RelayOptions) {
  const { data, databaseUrl } = testProduct
  const running = new Set<Worker>()
  let started = 0
  let next: Worker | undefined = spare()

  function spare(): Worker {
    const worker = startWorker(`chaos-${process.pid}-${++started}`, { data, databaseUrl, leaseMilliseconds, isBlind })
    running.add(worker)
    void worker.ended.then(() => running.delete(worker))
    return worker
  }

  /**
   * @param isLast true if no process follows this one; then no process is started in advance.
   */
  async function go(death: Death | null, isLast = false): Promise<Worker> {
    const worker = next ?? spare()
    await worker.ready()
    worker.go(death)
    next = isLast ? undefined : spare()
    return worker
  }

  return {
    go,
    /** Finishes the sendings that an earlier, interrupted run of this trial left under way. */
    finishOld: async (): Promise<void> => {
      const { unended } = await look(testProduct.databaseUrl)
      if (unended.length === 0) return
      const worker = await go(null)
      for (const id of unended) await followToEnd(testProduct.tabs, id, testProduct.tell)
      await worker.stop()
    },
    close: async (): Promise<void> => {
      await Promise.all([...running].map((worker) => worker.kill()))
    },
  }
}
