import * as z from 'zod'
import { sent } from '../document.ts'

/** PUT /sites/{site}/orders/{no}/{status_name}. The allowed values depend on the status name. */
export const OrderStatusRequest = sent('order_status', { status: z.string().min(1).max(256) })

/** PATCH /sites/{site}/orders/{no}: only custom attributes. */
export const SiteOrderPatch = sent('order', {})
