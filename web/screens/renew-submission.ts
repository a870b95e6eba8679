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
  const pageData = await refreshOrderForm(queries, cardId)
  const isSignedByHand = submission.isSignedByHand && Boolean(pageData.drawnSignature?.strokes.length)
  return { ...submission, isSignedByHand, print: toCardPrint(pageData, form, senderProfileId, draft.scanCode, isSignedByHand) }
}
