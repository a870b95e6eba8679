import type { AddressQuestion } from '@fondly/contracts/bff/sendings.ts'
import { fillMessage } from '@fondly/languages/fill-message.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'

/** Says what the address check found: our sentence, or the check's own text, translated where it is known. */
export function addressProblemSentence({ code, params }: AddressQuestion['problem'], words: LanguageTable['sending']): string {
  const sentences: Readonly<Record<string, string>> = words.addressProblems
  const text = params?.['text']
  const known = typeof text === 'string' ? words.ofAddressCheck(text) : undefined
  return known ?? fillMessage(sentences[code] ?? sentences['address-unverified'] ?? '', params)
}
