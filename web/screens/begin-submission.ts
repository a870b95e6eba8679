import { Refused } from '../api/ask.ts'
import { beginSending } from '../api/sendings.ts'
import type { Submission } from '../features/order-form/submission.ts'

/** Begins the sending of a submission; returns its id. `saveDraft` saves the form as it is now. */
export async function beginSubmission(
  { draft, ...request }: Submission,
  saveDraft: () => Promise<Submission['draft']> | undefined,
): Promise<string> {
  const begin = ({ key, scanCode }: typeof draft) => beginSending({ ...request, scanCode }, key)
  return begin(draft).catch(async (error: unknown) => {
    // The server cancels an earlier sending whose question was never answered when other content is sent; the form then has a new draft.
    const now = error instanceof Refused && error.status === 422 && !error.problems && !error.findings && (await saveDraft())
    if (!now || now.key === draft.key) throw error
    return begin(now)
  })
}
