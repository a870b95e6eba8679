import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import { knownLayout } from '@fondly/stationery/layout/paper-rules.ts'
import { Refused } from '../api/ask.ts'
import { beginSending } from '../api/sendings.ts'
import type { Submission } from '../features/order-form/submission.ts'

/**
 * Begins the sending of a submission; returns its id. `seenHash` is the hash of the preview if the sender saw one; otherwise the hash of the living
 * card is used. `saveDraft` saves the form as it is now.
 */
export async function beginSubmission(
  { draft, print, ...request }: Submission,
  seenHash: string | undefined,
  saveDraft: () => Promise<Submission['draft']> | undefined,
): Promise<string> {
  const displayListHash = seenHash ?? hashCardPrint(print)
  const begin = ({ key, scanCode }: typeof draft) => beginSending({ ...request, displayListHash, scanCode }, key)
  return begin(draft).catch(async (error: unknown) => {
    // An earlier sending may still wait for an answer of the sender. If other content is sent, the server cancels that sending, and the form needs a
    // new draft.
    const now = error instanceof Refused && error.status === 422 && !error.problems && !error.findings && (await saveDraft())
    if (!now || now.key === draft.key) throw error
    return begin(now)
  })
}

/** Hashes the display list that the sender sees. Returns null if the browser cannot lay out the card. */
const hashCardPrint = (print: CardPrint): string | null => (knownLayout(print) ? displayListHash(displayList(cardPages(print))) : null)
