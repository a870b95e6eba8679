import { late } from '../ui/late.tsx'

/** Order History comes when somebody is about to open it. */
export const historyPart = late(async () => (await import('../features/order-history/OrderHistory.tsx')).OrderHistory)
