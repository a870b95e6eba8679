import type { Message } from '@fondly/domain/message.ts'
import { addressCheck } from '@fondly/languages/english/address-check.ts'
import { fillMessage } from '@fondly/languages/fill-message.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'
import { useSection } from './words.tsx'

export const useAddressCheckWords = () => useSection('addressCheck', addressCheck)

/** Returns the sentence for what the address check found: our sentence, or the text of the check, translated if it is known. */
export function addressProblemSentence({ code, params }: Message, { problems, ofAddressCheck }: LanguageTable['addressCheck']): string {
  const sentences: Readonly<Record<string, string>> = problems
  const text = params?.['text']
  const known = typeof text === 'string' ? ofAddressCheck(text) : undefined
  return known ?? fillMessage(sentences[code] ?? problems['address-unverified'], params)
}
