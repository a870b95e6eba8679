import { late } from '../ui/late.tsx'

/** Order History is loaded when somebody is about to open it. */
export const historyPart = late(async () => (await import('../features/order-history/OrderHistory.tsx')).OrderHistory)
