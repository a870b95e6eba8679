import type { Batch, ManyBatchesAnswer } from '@fondly/contracts/bff/press.ts'
import type { Message } from '@fondly/domain/message.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'

/** The result of the operator's last action: the names of the batches that were cut, or the batches whose next state was reported. */
export type PressResult = { cut: string[] } | { reported: Batch[] }

/** A batch whose state did not change, and the reason. */
export type RefusedBatch = { name: string; refusal: Message }

/** Splits the answer for several batches into those that changed and those that did not. `names` holds the batches' names by id. */
export function splitOutcomes(
  outcomes: ManyBatchesAnswer['outcomes'],
  names: ReadonlyMap<number, string>,
): { reported: Batch[]; refused: (RefusedBatch & { id: number })[] } {
  return {
    reported: outcomes.flatMap((outcome) => ('batch' in outcome ? [outcome.batch] : [])),
    refused: outcomes.flatMap((outcome) =>
      'refusal' in outcome ? [{ id: outcome.id, name: names.get(outcome.id) ?? '', refusal: outcome.refusal }] : [],
    ),
  }
}

/** Returns the sentence about what was done, in the language of the page. */
export function sayPressResult(result: PressResult, own: LanguageTable['press']): string {
  if ('cut' in result) return result.cut.length > 0 ? own.wasCut(result.cut.join(', ')) : own.nothingToCut
  return result.reported.map(({ name, state }) => own.outcome(name, own.states[state])).join(' ')
}
