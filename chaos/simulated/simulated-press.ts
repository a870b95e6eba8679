import type { MemoryCommerce } from './memory-commerce.ts'
import type { VirtualTime } from './virtual-time.ts'

const RUN_INTERVAL_MS = 3_000

/**
 * Prints every ready order that it sees and marks it as exported. Like the real press it remembers each order. If an abandoned call arrives late and
 * makes an order ready again, the press only reports that order again.
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
  time.set(run, RUN_INTERVAL_MS, RUN_INTERVAL_MS)
  return { printed, run }
}
