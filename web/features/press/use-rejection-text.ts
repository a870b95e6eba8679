import type { Message } from '@fondly/domain/message.ts'
import { everyFinding, printFindingSentence } from '@fondly/domain/print/print-finding.ts'
import { rejections } from '@fondly/languages/english/rejections.ts'
import { sayRejection } from '@fondly/languages/say-rejection.ts'
import { useSpeech } from '../../words/words.tsx'

/** Says why an order cannot be printed, in the language of the page. */
export function useRejectionText(): (rejection: Message) => string {
  const { said } = useSpeech()
  return (rejection) =>
    said(
      sayRejection({ rejections }, rejection, ({ kind, page }) => {
        const finding = everyFinding().find((one) => one.kind === kind && one.page === page)
        return finding ? printFindingSentence(finding, 'en_US') : kind
      }),
    )
}
