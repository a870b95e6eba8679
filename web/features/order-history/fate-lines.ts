import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import type { HistoryWords } from './history-words.ts'

/** Returns short lines about an order's fate, for below its status; `left` is the time left to correct it. A correction can be corrected too. */
export function fateLines(
  { correctedBy, withdrawn, corrects }: Pick<HistoryRow, 'correctedBy' | 'withdrawn' | 'corrects'>,
  left: string | undefined,
  words: Pick<HistoryWords, 'correctedRow' | 'withdrawn' | 'correctsRow' | 'leftToCorrect'>,
): string[] {
  if (correctedBy !== null) return [words.correctedRow(correctedBy)]
  if (withdrawn) return [words.withdrawn]
  return [...(corrects === null ? [] : [words.correctsRow(corrects)]), ...(left === undefined ? [] : [words.leftToCorrect(left)])]
}
