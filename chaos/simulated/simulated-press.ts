import type { MemoryCommerce } from './memory-commerce.ts'
import type { VirtualTime } from './virtual-time.ts'

const EVERY = 3_000

/**
 * Prints whatever is ready as soon as it sees it, and says that it is exported. As the real one does, it keeps a row of each order: one that becomes ready
 * again, by a call that was given up and came late, is only reported again.
 */
export function simulatedPress({ commerce, time, trace }: { commerce: MemoryCommerce; time: VirtualTime; trace: (line: string) => void }) {
  const printed = new Set<string>()
  function run(): void {
    for (const order of commerce.orders.values()) {
      if (order.export_status !== 'ready') continue
      trace(`the press ${printed.has(order.order_no) ? 'reports again' : 'prints'} ${order.order_no}`)
      printed.add(order.order_no)
      order.export_status = 'exported'
    }
  }
  time.set(run, EVERY, EVERY)
  return { printed, run }
}
