import { counter } from '../counter.ts'

/** The words of the notice about cards that were not sent. */
export const attention = {
  title: counter('en-US', { one: '# card was not sent', other: '# cards were not sent' }),
  news: counter('en-US', { one: 'News about # card', other: 'News about # cards' }),
  mailDate: (day: string) => `To be mailed ${day}`,
  waits: 'There is a question about it that waits for your answer.',
  withdrawnBy: (name: string, reason: string) => `${name} withdrew it, so it is not mailed: “${reason}”`,
  moved: (name: string, day: string, reason: string) =>
    `${name} moved it, because nothing is mailed on ${day}${reason ? `: “${reason}”` : '.'}`,
  dayClosed: (name: string, day: string, reason: string) =>
    `${name} says that nothing is mailed on ${day}${reason ? `: “${reason}”` : ''}. Please choose another day.`,
  chooseDay: 'Choose another day',
  chooseDayFor: (recipient: string) => `Choose another day for ${recipient}`,
  answer: 'Answer',
  answerFor: (recipient: string) => `Answer for ${recipient}`,
  sendAgain: 'Send again',
  sendAgainFor: (recipient: string) => `Send again to ${recipient}`,
  openForm: 'Open the form',
  openFormFor: (recipient: string) => `Open the form for ${recipient}`,
  dismissFor: (recipient: string) => `Dismiss: ${recipient}`,
  later: 'Later',
  refused: 'That could not be saved. It is as it was before.',
}
