import type { PrintFileSentence, ServerSentence } from '@fondly/domain/server-sentences.ts'

/** A print file whose pages cannot be laid on a sheet: other pages, or another size, than its card says. */
export class NotImposable extends Error {
  override name = 'NotImposable'
  readonly reason: ServerSentence | PrintFileSentence
  constructor(reason: ServerSentence | PrintFileSentence, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
