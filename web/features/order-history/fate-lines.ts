import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import type { HistoryWords } from './history-words.ts'

/**
 * Returns short lines for below an order's status: withdrawn, corrected, or replaces another order. `left` is the time left to correct the order. A
 * correction can be corrected too.
 */
export function fateLines(
  { correctedBy, withdrawn, corrects }: Pick<HistoryRow, 'correctedBy' | 'withdrawn' | 'corrects'>,
  left: string | undefined,
  words: Pick<HistoryWords, 'correctedRow' | 'withdrawn' | 'correctsRow' | 'leftToCorrect'>,
): string[] {
  if (correctedBy !== null) return [words.correctedRow(correctedBy)]
  if (withdrawn) return [words.withdrawn]
  return [...(corrects === null ? [] : [words.correctsRow(corrects)]), ...(left === undefined ? [] : [words.leftToCorrect(left)])]
}
