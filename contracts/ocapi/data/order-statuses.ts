import * as z from 'zod'
import { sent } from '../document.ts'

/** PUT /sites/{site}/orders/{no}/{status_name}; which words are allowed depends on the status. */
export const OrderStatusRequest = sent('order_status', { status: z.string().min(1).max(256) })

/** PATCH /sites/{site}/orders/{no}: custom attributes, and nothing else. */
export const SiteOrderPatch = sent('order', {})
