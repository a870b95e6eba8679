import type { QueryClient } from '@tanstack/react-query'
import { refreshOrderForm } from '../api/order-form.ts'
import { toCardPrint } from '../features/order-form/card-print.ts'
import type { Submission } from '../features/order-form/submission.ts'

/**
 * Fetches the drawn signature and the sender profile again, because another window may have changed them. The open form shows the new ones. Returns
 * the submission as it is printed now.
 */
export async function renewSubmission(queries: QueryClient, submission: Submission): Promise<Submission> {
  const { cardId, form, senderProfileId, draft } = submission
  const setting = await refreshOrderForm(queries, cardId)
  const isSignedByHand = submission.isSignedByHand && Boolean(setting.drawnSignature?.strokes.length)
  return { ...submission, isSignedByHand, print: toCardPrint(setting, form, senderProfileId, draft.scanCode, isSignedByHand) }
}
