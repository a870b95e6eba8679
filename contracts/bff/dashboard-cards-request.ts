import * as z from 'zod/mini'
import { MAX_REASON_LENGTH } from './dashboard-cards.ts'

/**
 * POST /api/admin/{clientKey}/cards/{orderNo}/withdraw: 204, also when it was withdrawn before. The sender reads the reason. 409 when it is being printed,
 * sent or corrected, or has ended.
 */
export const WithdrawSentCard = z.object({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REASON_LENGTH)) })
