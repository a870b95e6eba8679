import type { Message } from '@fondly/domain/message.ts'
import { fillMessage } from './fill-message.ts'
import type { LanguageTable } from './language-table.ts'

/**
 * Returns the sentence for an order that cannot be printed. `sayFinding` returns the sentence of a print finding. An unknown code, from a newer
 * release, is returned unchanged.
 */
export function sayRejection(
  { rejections }: Pick<LanguageTable, 'rejections'>,
  { code, params }: Message,
  sayFinding: (finding: { kind: string; page: string }) => string,
): string {
  if (code === 'print-finding') return sayFinding({ kind: fillMessage('{kind}', params), page: fillMessage('{page}', params) })
  const sentences: Readonly<Record<string, string>> = rejections
  return fillMessage((Object.hasOwn(sentences, code) && sentences[code]) || code, params)
}
