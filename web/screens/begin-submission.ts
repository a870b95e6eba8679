import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import { knownLayout } from '@fondly/stationery/layout/paper-rules.ts'
import { Refused } from '../api/ask.ts'
import { beginSending } from '../api/sendings.ts'
import type { Submission } from '../features/order-form/submission.ts'

/**
 * Begins the sending of a submission; returns its id. `seenHash` is that of the preview, if the sender saw one; else the living card
 * counts. `saveDraft` saves the form as it is now.
 */
export async function beginSubmission(
  { draft, print, ...request }: Submission,
  seenHash: string | undefined,
  saveDraft: () => Promise<Submission['draft']> | undefined,
): Promise<string> {
  const displayListHash = seenHash ?? hashCardPrint(print)
  const begin = ({ key, scanCode }: typeof draft) => beginSending({ ...request, displayListHash, scanCode }, key)
  return begin(draft).catch(async (error: unknown) => {
    // The server cancels an earlier sending whose question was never answered when other content is sent; the form then has a new draft.
    const now = error instanceof Refused && error.status === 422 && !error.problems && !error.findings && (await saveDraft())
    if (!now || now.key === draft.key) throw error
    return begin(now)
  })
}

/** Hashes the display list that the sender sees; returns null if the card cannot be laid out here. */
const hashCardPrint = (print: CardPrint): string | null => (knownLayout(print) ? displayListHash(displayList(cardPages(print))) : null)
