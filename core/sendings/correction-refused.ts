import { LoggableError } from '@fondly/kit/loggable-error.ts'
/**
 * The corrected order can no longer be replaced, so the correction is not sent. 'too-late': that order is being printed, or was replaced by another
 * card. 'original-withdrawn': the sender has withdrawn it, so this card would be a new one.
 */
export class CorrectionRefused extends LoggableError {
  override name = 'CorrectionRefused'
  readonly reason: 'too-late' | 'original-withdrawn'

  constructor(reason: 'too-late' | 'original-withdrawn') {
    super('The order that is corrected can no longer be replaced.')
    this.reason = reason
  }
}
