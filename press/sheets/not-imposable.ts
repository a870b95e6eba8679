import type { PrintFileSentence, ServerSentence } from '@fondly/domain/server-sentences.ts'

/** A print file whose pages cannot be placed on a sheet, because their number or size is not that of its card. */
export class NotImposable extends Error {
  override name = 'NotImposable'
  readonly reason: ServerSentence | PrintFileSentence
  constructor(reason: ServerSentence | PrintFileSentence, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
