import type { Message, MessageParams } from '@fondly/domain/message.ts'

type NotImposableCode = 'cards-too-large-for-paper' | 'print-file-pages' | 'print-file-unreadable'

/** The pages of a print file cannot be placed on a sheet, because their number or size is not that of the card. */
export class NotImposable extends Error implements Message<NotImposableCode> {
  override name = 'NotImposable'
  readonly code: NotImposableCode
  readonly params: MessageParams | undefined
  constructor({ code, params }: Message<NotImposableCode>, options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.params = params
  }
}
