/** The order that a card corrects is being printed, or was replaced by another card: nothing is sent in its place. */
export class CorrectionTooLate extends Error {
  override name = 'CorrectionTooLate'
  constructor() {
    super('The order that is corrected can no longer be withdrawn.')
  }
}
