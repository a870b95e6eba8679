import * as z from 'zod'
import { createRequestSchema } from '../document.ts'

/** PUT /sites/{site}/orders/{no}/{status_name}. The allowed values depend on the status name. */
export const OrderStatusRequest = createRequestSchema('order_status', { status: z.string().min(1).max(256) })

/** PATCH /sites/{site}/orders/{no}: only custom attributes. */
export const SiteOrderPatch = createRequestSchema('order', {})
