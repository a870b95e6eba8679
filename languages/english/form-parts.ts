/** The words of the parts that the order form loads after it has opened: calendar, questions, refusals, the refused word. */
export const formParts = {
  found: (word: string) => `The word is “${word}”.`,
  realName: 'This is a real name',
  isRealName: 'Taken as a real name, and noted so with the order.',
  accountError: 'Account Error',
  accountErrorText: 'Your account is missing a sender profile. Please contact your program administrator.',
  noMailing: 'No mailing:',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  correctionTitle: 'You have an unfinished correction',
  correctionText: (orderNo: string, name: string) =>
    `It corrects order ${orderNo}, the card for ${name}. If you send it, that card is withdrawn. If you start a new card, order ${orderNo} stays as it is and the correction is discarded.`,
  continueCorrection: 'Continue the correction',
  newCard: 'Start a new card',
  throwAway: 'Throw away what you typed?',
  throwAwayText: 'The form is not sent yet. If you close it now, its words are gone.',
  keepWriting: 'Keep writing',
  throwIt: 'Throw away',
  failed: 'The card could not be opened.',
  notAvailable: 'This card is not available.',
  notAvailableText: 'It may be off the shelf by now, or not be one of yours. Please choose another.',
}
