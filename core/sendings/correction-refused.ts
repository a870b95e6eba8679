/**
 * Nothing is sent in place of the order that a card corrects. 'too-late': that order is being printed, or was replaced by another card.
 * 'original-withdrawn': its sender has withdrawn it, so this card would be a new one.
 */
export class CorrectionRefused extends Error {
  override name = 'CorrectionRefused'
  readonly reason: 'too-late' | 'original-withdrawn'

  constructor(reason: 'too-late' | 'original-withdrawn') {
    super('The order that is corrected can no longer be replaced.')
    this.reason = reason
  }
}
