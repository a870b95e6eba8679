import { lazyPart } from '../ui/lazy-part.tsx'

/** Order History, loaded when the user is likely to open it. */
export const historyPart = lazyPart(async () => (await import('../features/order-history/OrderHistory.tsx')).OrderHistory)
