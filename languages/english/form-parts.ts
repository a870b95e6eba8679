import { counter } from '../counter.ts'

/** The words of the parts that the order form loads after it has opened: calendar, questions, refusals, the refused word. */
export const formParts = {
  found: (word: string) => `The word is “${word}”.`,
  youSent: (card: string, day: string) => `You sent them “${card}” on ${day}.`,
  somebodySent: (sender: string, card: string, day: string) => `${sender} sent them “${card}” on ${day}.`,
  morePastCards: counter('en-US', { one: '1 more', other: '# more' }),
  realName: 'This is a real name',
  isRealName: 'Taken as a real name, and noted so with the order.',
  accountError: 'Account Error',
  accountErrorText: 'Your account is missing a sender profile. Please contact your program administrator.',
  profileGone: 'Your sender profile is gone',
  profileGoneText: 'Nobody sends with it any more. Your words are still here: please choose another one above.',
  noMailing: 'No mailing:',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  correctionTitle: 'You have an unfinished correction',
  correctionText: (orderNo: string, name: string) =>
    `It corrects order ${orderNo}, the card for ${name}. If you send it, that card is withdrawn. If you start a new card, order ${orderNo} stays as it is and the correction is discarded.`,
  continueCorrection: 'Continue the correction',
  newCard: 'Start a new card',
  pasted: 'Filled in from the pasted address.',
  undoPaste: 'Undo',
  changeCardTitle: 'Choose another card',
  changeCardText: 'The person, your words and the mail date come along.',
  notKept: {
    sentiment: 'This card does not have the sentiment that you had chosen. Please choose another one.',
    closing: 'This card does not have the message that you had chosen. Please choose another one, or write your own.',
  },
  throwAway: 'Throw away what you typed?',
  throwAwayText: 'The form is not sent yet. If you close it now, its words are gone.',
  keepWriting: 'Keep writing',
  throwIt: 'Throw away',
  failed: 'The card could not be opened.',
  notAvailable: 'This card is not available.',
  notAvailableText: 'It may be off the shelf by now, or not be one of yours. Please choose another.',
}
