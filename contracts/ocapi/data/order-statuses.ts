import { sent } from '../document.ts'
import * as z from 'zod'

/** PUT /sites/{site}/orders/{no}/{status_name}; which words are allowed depends on the status. */
export const OrderStatusRequest = sent('order_status', { status: z.string().min(1).max(256) })
