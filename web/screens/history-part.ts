import { lazyPart } from '../ui/lazy-part.tsx'

/** Order History is loaded when somebody is about to open it. */
export const historyPart = lazyPart(async () => (await import('../features/order-history/OrderHistory.tsx')).OrderHistory)
