import * as z from 'zod/mini'
import { MAX_REASON_CHARACTERS } from './dashboard-cards.ts'

/**
 * POST /api/admin/{clientKey}/cards/{orderNo}/withdraw: 204, also if the order is already withdrawn. The sender can read the reason. 409 if the order
 * is being printed, sent or corrected, or has ended.
 */
export const WithdrawSentCard = z.object({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REASON_CHARACTERS)) })
