import type { Message } from '@fondly/domain/message.ts'
import { printFindings } from '@fondly/languages/english/print-findings.ts'
import { rejections } from '@fondly/languages/english/rejections.ts'
import { findingSentence } from '@fondly/languages/finding-sentence.ts'
import { sayRejection } from '@fondly/languages/say-rejection.ts'
import { useSection } from '../../words/words.tsx'

/** Returns a function that says why an order cannot be printed, in the language of the page. */
export function useRejectionText(): (rejection: Message) => string {
  const table = { rejections: useSection('rejections', rejections) }
  const findings = useSection('printFindings', printFindings)
  return (rejection) => sayRejection(table, rejection, (finding) => findingSentence(finding, findings))
}
